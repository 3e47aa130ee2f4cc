import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** Size of a memory page on the machines that have /proc. */
const PAGE_BYTES = 4096

let isProcMissing = false

/**
 * Memory that a process holds, in bytes; 0 where it has ended or cannot be asked. The heap's own
 * bound is not enough: buffers lie outside of it.
 */
export async function readProcessMemory(processId: number): Promise<number> {
  if (!isProcMissing) {
    try {
      const [, resident = '0'] = (await readFile(`/proc/${processId}/statm`, 'utf8')).split(' ')
      return Number(resident) * PAGE_BYTES
    } catch {
      isProcMissing = await readFile('/proc/self/statm').then(
        () => false,
        () => true,
      )
      if (!isProcMissing) return 0
    }
  }
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${processId}`], {
      timeout: 1_000,
    })
    return Number(stdout.trim()) * 1024
  } catch {
    return 0
  }
}
