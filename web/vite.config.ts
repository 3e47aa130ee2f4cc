import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { tokenStyleSheet } from '../domain/src/tokens.ts'

const path = (relative: string) => new URL(relative, import.meta.url).pathname

/** Puts the colour tokens into the page's head, so that nothing flashes before the script runs. */
const tokensInHead: Plugin = {
  name: 'docent-tokens-in-head',
  transformIndexHtml: () => [{ tag: 'style', children: tokenStyleSheet(), injectTo: 'head' }],
}

/** reactfire imports these two services, which Docent does not use: 47 kB less when stubbed. */
const unusedFirebase = path('src/shared/unused-firebase.ts')

export default defineConfig({
  root: path('.'),
  plugins: [react(), tokensInHead],
  resolve: {
    alias: {
      'firebase/database': unusedFirebase,
      'firebase/remote-config': unusedFirebase,
    },
  },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: path('app.html'),
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
            },
            { name: 'firebase', test: /node_modules\/(@?firebase|reactfire|rxfire|rxjs)\// },
            { name: 'mui', test: /node_modules\/(@mui|@emotion|stylis)\// },
            { name: 'forms', test: /node_modules\/(formik|yup|lodash|lodash-es)\// },
          ],
        },
      },
    },
  },
})
