import { defineConfig } from 'oxlint'
import { IMPORT_LAWS } from './tools/import-laws.ts'

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'vitest', 'unicorn', 'promise'],
  options: { typeAware: true },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'import/no-cycle': 'error',
    // Firestore documents and JSON enter as `unknown`; their parsers assert.
    'typescript/no-unsafe-type-assertion': 'off',
    'react/react-in-jsx-scope': 'off',
    // Order matters more often than speed here; a parallel loop is written as Promise.all.
    'no-await-in-loop': 'off',
    'import/no-unassigned-import': 'off',
    // `fc.assert` reads better than a bare `assert`.
    'import/no-named-as-default-member': 'off',
    // A function stands where it is used, also when it captures nothing.
    'unicorn/consistent-function-scoping': 'off',
    // Ports are objects of functions; nothing here uses `this`.
    'typescript/unbound-method': 'off',
    // The second argument says what was checked.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // A journey with documents that are not part of the project runs where they are present.
    'vitest/no-conditional-tests': 'off',
    // Table tests take their title from the table.
    'vitest/valid-title': 'off',
    'vitest/expect-expect': [
      'error',
      { assertFunctionNames: ['expect', 'expect*', 'fc.assert', 'assert*'] },
    ],
  },
  overrides: [
    ...IMPORT_LAWS.map(({ files, bans }) => ({
      files: [...files],
      rules: { 'no-restricted-imports': ['error', { patterns: bans }] as const },
    })),
    {
      // Tests and their fixtures may reach for anything.
      files: ['**/*.test.{ts,tsx}', '**/testing/**'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      // Waiting for what a page shows is the assertion.
      files: ['emulators/journeys/**'],
      rules: { 'vitest/expect-expect': 'off' },
    },
    {
      files: ['emulators/lazy-auth.cjs'],
      rules: { 'no-underscore-dangle': ['error', { allow: ['_load'] }] },
    },
  ],
  ignorePatterns: ['**/dist', '**/lib', '**/node_modules', '**/coverage', '**/test-results'],
})
