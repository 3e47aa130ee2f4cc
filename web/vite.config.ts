import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { overBudget } from './budget.ts'
import { appPolicy } from './content-policy.ts'
import { tokenStyleSheet } from '../domain/src/tokens.ts'

const path = (relative: string) => new URL(relative, import.meta.url).pathname

/** A deployment is told its project; what is built for this machine may meet the emulators. */
const { GCLOUD_PROJECT: project } = process.env
const isLocal = project === undefined || project.startsWith('demo-')

/**
 * Puts the colour tokens into the page's head, so that nothing flashes before the script runs, and
 * the policy that allows them.
 */
const headOfApp: Plugin = {
  name: 'docent-head-of-app',
  transformIndexHtml: () => {
    const style = tokenStyleSheet()
    const policy = { 'http-equiv': 'Content-Security-Policy', content: appPolicy(style, isLocal) }
    return [
      { tag: 'meta', attrs: policy, injectTo: 'head-prepend' },
      { tag: 'style', children: style, injectTo: 'head' },
    ]
  },
}

/** The build fails where a screen has become heavier than it may be. */
const withinBudget: Plugin = {
  name: 'docent-within-budget',
  apply: 'build',
  generateBundle(_options, bundle) {
    const over = overBudget(Object.values(bundle).filter((file) => file.type === 'chunk'))
    if (over.length > 0) this.error(`Too much JavaScript. ${over.join('; ')}`)
  },
}

/** reactfire imports these two services, which Docent does not use: 47 kB less when stubbed. */
const unusedFirebase = path('src/shared/unused-firebase.ts')

/** Every button of MUI imports its ripple and its spinner; the theme has neither: 5 kB less. */
const unusedMui = path('src/shared/unused-mui.ts')

/** MUI's own lays the page out twice at every key. */
const sizedTextarea = path('src/shared/ui/sized-textarea.tsx')

export default defineConfig({
  root: path('.'),
  plugins: [react(), headOfApp, withinBudget],
  resolve: {
    alias: [
      { find: /^firebase\/(database|remote-config)$/, replacement: unusedFirebase },
      { find: /^\.\/TouchRipple\.mjs$/, replacement: unusedMui },
      { find: /^\.\.\/CircularProgress\/index\.mjs$/, replacement: unusedMui },
      { find: /^\.\.\/TextareaAutosize\/index\.mjs$/, replacement: sizedTextarea },
    ],
  },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    // Every browser of that target has it.
    modulePreload: { polyfill: false },
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
            // Apart from the database, which signing in does not wait for.
            {
              name: 'firebase',
              test: /node_modules\/(@firebase\/(app|auth|component|logger|util)|firebase\/(app|auth)|idb)\//,
              priority: 1,
            },
            { name: 'firestore', test: /node_modules\/(@?firebase|reactfire|rxfire|rxjs)\// },
            // What every screen stands in, and what most have, in one piece each with all that they
            // import: small files compress worse.
            {
              name: 'shell',
              test: /src\/app\/(providers|visitor-guard)\.tsx$|@mui\/material\/(Box|Button|IconButton|Link|SvgIcon|Typography|utils)\//,
            },
            { name: 'form', test: /src\/shared\/ui\/(form|form-fields|submit-button)\.tsx$/ },
            // Apart from the forms, which are painted before they have their rules.
            { name: 'rules', test: /node_modules\/yup\// },
          ],
        },
      },
    },
  },
})
