import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every process that this one started, and theirs, however deep; not those whose parent has ended before. */
export function processesBelow(pid: number): readonly number[] {
  const parents = new Map(everyProcess())
  const isBelow = (process: number): boolean => {
    const parent = parents.get(process)
    return parent !== undefined && (parent === pid || isBelow(parent))
  }
  return [...parents.keys()].filter(isBelow)
}

/** Ends them at once; one that has ended meanwhile is none. */
export function endProcesses(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}

type Parentage = readonly [pid: number, parent: number]

/** Small containers have no `ps`, and other systems no `/proc`. */
function everyProcess(): readonly Parentage[] {
  if (existsSync('/proc/self/stat')) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readParentage)
  }
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number)
    return [pid ?? 0, parent ?? 0]
  })
}

function readParentage(name: string): readonly Parentage[] {
  try {
    // "pid (name) state parent …", and the name may hold anything.
    const stat = readFileSync(join('/proc', name, 'stat'), 'utf8')
    const parent = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .at(1)
    return [[Number(name), Number(parent)]]
  } catch {
    // It has ended since the folder was read.
    return []
  }
}
