import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FileFailure, FileKind } from '@docent/domain/knowledge'
import { ExtractionError } from './extract-text/extraction-error.ts'
import { readProcessMemory } from './process-memory.ts'

/** What the child process says: once when it is there, once when it is done. */
export type ExtractionReply =
  | { readonly isReady: true }
  | { readonly pages: string[] }
  | { readonly failure: FileFailure; readonly detail: string }

export interface ExtractionLimits {
  /** Longest time one document may take, in milliseconds. */
  readonly timeoutMs: number
  /** Most memory that the process may hold, in bytes. */
  readonly maxMemoryBytes: number
  /** Bound of its heap alone, in megabytes; buffers lie outside of it, hence the other bound. */
  readonly maxHeapMb: number
}

/** A book of 350 pages takes 8 seconds and 200 MB. */
export const EXTRACTION_LIMITS: ExtractionLimits = {
  timeoutMs: 60_000,
  maxMemoryBytes: 1.2 * 1024 ** 3,
  maxHeapMb: 768,
}

/** How often the parent looks at the child's memory, in milliseconds. */
const LOOK_EVERY_MS = 50

/** The worker beside this file, or beside the bundle that this file has become part of. */
const workerPath = (): string =>
  fileURLToPath(
    ['./extract-worker.js', './extract-worker.ts']
      .map((name) => new URL(name, import.meta.url))
      .find((url) => existsSync(url)) ?? new URL('./extract-worker.js', import.meta.url),
  )

/**
 * Reads the text out of a document in a process of its own, which is killed when it takes too long
 * or too much. It inherits no environment, may not write files and may not start processes.
 * @param worker file of the child process; tests give one of their own
 * @throws ExtractionError `too_slow`, `too_large`, or what the document is found to be
 */
export function runExtraction(
  bytes: Uint8Array,
  kind: FileKind,
  limits: ExtractionLimits = EXTRACTION_LIMITS,
  worker: string = workerPath(),
): Promise<{ pages: string[] }> {
  const child = fork(worker, [], {
    env: {},
    execArgv: [`--max-old-space-size=${limits.maxHeapMb}`, '--permission', '--allow-fs-read=*'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const guard = watch(child, limits)
  let isReady = false
  return new Promise<{ pages: string[] }>((resolve, reject) => {
    child.on('message', (message) => {
      const reply = message as ExtractionReply
      if ('pages' in reply) resolve({ pages: reply.pages })
      else if ('failure' in reply) reject(new ExtractionError(reply.failure, reply.detail))
      else {
        isReady = true
        child.send({ bytes, kind }, (error) => error !== null && reject(error))
      }
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      // Without a reply: killed by the guard, out of heap (the engine aborts), or crashed. One that
      // never came up is no fault of the document.
      const failure = guard.reason() ?? (isReady ? exitReason(code, signal) : 'internal')
      reject(new ExtractionError(failure, `ended with ${signal ?? code}`))
    })
  }).finally(() => {
    guard.stop()
    child.kill('SIGKILL')
  })
}

const OUT_OF_HEAP_CODES = new Set([133, 134])

const exitReason = (code: number | null, signal: string | null): FileFailure =>
  signal === 'SIGABRT' ||
  signal === 'SIGTRAP' ||
  signal === 'SIGKILL' ||
  OUT_OF_HEAP_CODES.has(code ?? 0)
    ? 'too_large'
    : 'damaged'

/** Kills the child at its limits. */
function watch(child: ChildProcess, limits: ExtractionLimits) {
  let reason: FileFailure | null = null
  const end = (why: FileFailure) => {
    reason ??= why
    child.kill('SIGKILL')
  }
  const timer = setTimeout(() => end('too_slow'), limits.timeoutMs)
  const look = async () => {
    const memory = await readProcessMemory(child.pid ?? 0)
    if (memory > limits.maxMemoryBytes) end('too_large')
  }
  const looking = setInterval(() => void look(), LOOK_EVERY_MS)
  return {
    reason: () => reason,
    stop: () => {
      clearTimeout(timer)
      clearInterval(looking)
    },
  }
}
