import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** What ends a test that hangs. How fast a machine is that does other things too, no test says. */
const UNHURRIED = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
}

/**
 * The engine is pure, so that its tests share the modules of a worker: to load its word lists takes longer than most of
 * them.
 */
const ENGINE_TESTS = ['functions/src/answers/**/*.test.ts', 'benchmarks/**/*.test.ts']
const BUILT = ['**/node_modules/**', '**/lib/**', '**/dist/**']

/** Emulator tests share one database each: one file after the other. */
const inEmulators = { ...UNHURRIED, fileParallelism: false }

export default defineConfig({
  test: {
    // An empty project (a filter that matches nothing) is a mistake, not a success.
    passWithNoTests: false,
    // A core would be left to the process that waits for the tests.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'engine',
          environment: 'node',
          include: ENGINE_TESTS,
          exclude: BUILT,
          isolate: false,
          ...UNHURRIED,
        },
      },
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'domain/src/**/*.test.ts',
            'channels/**/*.test.ts',
            'functions/**/*.test.ts',
            'widget/**/*.test.ts',
            'tools/**/*.test.ts',
            'emulators/*.test.ts',
            'emulators/{seed,stand-ins}/**/*.test.ts',
          ],
          exclude: [...BUILT, ...ENGINE_TESTS],
          ...UNHURRIED,
        },
      },
      {
        // The same aliases as in the app; its folder is the root of the paths below.
        extends: './web/vite.config.ts',
        root: './web',
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: [join(import.meta.dirname, 'web/src/testing/setup.ts')],
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['emulators/rules/**/*.test.ts'],
          ...inEmulators,
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          // The contract tests run here once more, now against the emulators as well.
          include: ['emulators/journeys/**/*.test.ts', 'functions/src/**/*.contract.test.ts'],
          ...inEmulators,
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
