import { spawnSync } from 'node:child_process'

/** A process, told apart from a later one that got the same id. */
export interface RunningProcess {
  readonly pid: number
  /** When it began, as `ps` writes it. */
  readonly started: string
}

/** @returns every process below one, however deep; none where there is no `ps` */
export function descendantsOf(ancestor: number): RunningProcess[] {
  const all = listProcesses()
  const family = new Set([ancestor])
  // A child may be listed before its parent: repeat until nobody is added.
  for (let before = 0; before < family.size;) {
    before = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
  }
  return all.filter(({ pid }) => pid !== ancestor && family.has(pid))
}

/** @returns those that have not ended since they were listed */
export function stillRunning(processes: readonly RunningProcess[]): RunningProcess[] {
  if (processes.length === 0) return []
  const now = new Map(listProcesses().map(({ pid, started }) => [pid, started]))
  return processes.filter(({ pid, started }) => now.get(pid) === started)
}

function listProcesses(): (RunningProcess & { parent: number })[] {
  const result = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,lstart='], { encoding: 'utf8' })
  if (result.error) return []
  return result.stdout.split('\n').flatMap((line) => {
    const [, pid, parent, started] = /^\s*(\d+)\s+(\d+)\s+(.+)$/.exec(line) ?? []
    return started === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), started }]
  })
}
