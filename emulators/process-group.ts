import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import type { Readable } from 'node:stream'

/** How long the program may take to end its own children before they are killed. */
const SHUTDOWN_TIMEOUT_MS = 15_000
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
  let deadline: NodeJS.Timeout | undefined

  const exited = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearTimeout(deadline)
      for (const name of STOP_SIGNALS) process.off(name, stop)
      void endGroup(child).then(() =>
        resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
      )
    })
  })

  function stop(): Promise<number> {
    if (wasAsked) return exited
    wasAsked = true
    child.kill('SIGINT')
    deadline = setTimeout(() => signalGroup(child, 'SIGKILL'), SHUTDOWN_TIMEOUT_MS)
    return exited
  }

  for (const name of STOP_SIGNALS) process.on(name, stop)
  return { output: child.stdout, exited, stop, isStopping: () => wasAsked }
}

/** What the program left running gets a moment to end by itself. */
async function endGroup(child: ChildProcess): Promise<void> {
  if (!signalGroup(child, 'SIGTERM')) return
  for (let waited = 0; waited < 2000; waited += POLL_MS) {
    await new Promise((done) => setTimeout(done, POLL_MS))
    if (!signalGroup(child, 0)) return
  }
  signalGroup(child, 'SIGKILL')
}

/** @returns whether the group still has a process */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (child.pid === undefined) return false
  try {
    return process.kill(isWindows ? child.pid : -child.pid, signal)
  } catch {
    return false
  }
}
