import { type Step, installed } from './run-step.ts'

export type VitestProject = 'engine' | 'unit' | 'web' | 'rules' | 'journeys'
const TIMEOUT_MS = 30 * 60_000

/** A run of some vitest projects that also writes a JSON report. */
export function vitestStep(projects: readonly VitestProject[], report: string): Step {
  return {
    script: installed('vitest/vitest.mjs'),
    args: [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    timeoutMs: TIMEOUT_MS,
    live: true,
  }
}
