import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import type { Readable } from 'node:stream'
import { type RunningProcess, descendantsOf, stillRunning } from './process-tree.ts'

/** How long the program may take to end its own children before they are killed. */
const SHUTDOWN_TIMEOUT_MS = 30_000
/** How long what it left running may take. */
const GRACE_MS = 2000
const POLL_MS = 50
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const isWindows = process.platform === 'win32'

export interface ProcessGroup {
  /** What the program prints, when its output was asked for. */
  output: Readable | null
  /** Resolves with the exit code when the program and everything that it started are gone. */
  exited: Promise<number>
  /** Asks the program to end; a second call does nothing more. */
  stop(): Promise<number>
  /** Whether the program was asked to end, by `stop` or by a signal to this process. */
  isStopping(): boolean
  /** Notes what the program has started so far, so that it is ended with it, see `stop`. */
  noteDescendants(): void
}

/**
 * Starts a program in a process group of its own and leaves none of it behind.
 *
 * Its own group, because Ctrl-C in a terminal reaches every process of the foreground group, npm
 * passes it on once more, and firebase-tools takes a second signal as "stop without cleaning up".
 * Here the program is told exactly once.
 */
export function startProcessGroup(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; captureOutput: boolean },
): ProcessGroup {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env,
    detached: !isWindows,
    stdio: ['ignore', options.captureOutput ? 'pipe' : 'inherit', 'inherit'],
  })
  let wasAsked = false
  let descendants: readonly RunningProcess[] = []
  let deadline: NodeJS.Timeout | undefined

  const exited = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearTimeout(deadline)
      for (const name of STOP_SIGNALS) process.off(name, stop)
      void endAll(child, stillRunning(descendants)).then(() =>
        resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
      )
    })
  })

  function stop(): Promise<number> {
    if (wasAsked) return exited
    wasAsked = true
    noteDescendants()
    child.kill('SIGINT')
    deadline = setTimeout(() => child.kill('SIGKILL'), SHUTDOWN_TIMEOUT_MS)
    return exited
  }

  function noteDescendants(): void {
    if (child.pid !== undefined) descendants = descendantsOf(child.pid)
  }

  for (const name of STOP_SIGNALS) process.on(name, stop)
  return { output: child.stdout, exited, stop, isStopping: () => wasAsked, noteDescendants }
}

/**
 * What the program left running gets a moment to end by itself. Its group is not all of it:
 * firebase-tools gives each Java process a group of its own.
 */
async function endAll(child: ChildProcess, descendants: readonly RunningProcess[]): Promise<void> {
  const targets = descendants.map(({ pid }) => pid)
  if (child.pid !== undefined) targets.push(isWindows ? child.pid : -child.pid)
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    let remaining = targets.filter((target) => send(target, signal))
    for (let waited = 0; remaining.length > 0 && waited < GRACE_MS; waited += POLL_MS) {
      await new Promise((done) => setTimeout(done, POLL_MS))
      remaining = remaining.filter((target) => send(target, 0))
    }
    if (remaining.length === 0) return
  }
}

/**
 * @param target the id of a process, or of a group when negative
 * @returns whether it still exists
 */
function send(target: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(target, signal)
  } catch {
    return false
  }
}
