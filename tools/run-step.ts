import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')

export interface Step {
  /** A script of an installed package, relative to node_modules, or of this project. */
  script: string
  args: readonly string[]
  timeoutMs: number
  env?: Readonly<Record<string, string>>
  /** Shows the output while it comes, instead of only when the step fails. */
  live?: boolean
}

export interface StepResult {
  code: number
  /** Empty for a live step. */
  output: string
}

let current: ChildProcess | undefined

/** Runs one program of the test command to its end, on this Node. */
export function runStep({ script, args, timeoutMs, env, live }: Step): Promise<StepResult> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [resolve(root, script), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      timeout: timeoutMs,
    })
    current = child
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk
      })
    }
    child.once('error', (error) => done({ code: 1, output: String(error) }))
    child.once('close', (code, signal) => {
      if (code !== null) done({ code, output })
      else done({ code: 1, output: `${output}\nEnded by ${signal ?? 'a signal'}.` })
    })
  })
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Passes a request to end this process on to the step that is running.
 * @param afterwards called when that step has ended, with the exit code that the signal stands for
 */
export function onStopSignal(afterwards: (code: number) => void): void {
  let wasAsked = false
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      // Ctrl-C arrives twice: from the terminal, and from npm, which passes it on.
      if (wasAsked) return
      wasAsked = true
      const finish = (): void => afterwards(128 + constants.signals[signal])
      if (!current || current.exitCode !== null || current.signalCode !== null) {
        finish()
        return
      }
      current.once('close', finish)
      current.kill(signal)
    })
  }
}

export const installed = (path: string): string => join('node_modules', path)
