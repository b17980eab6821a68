import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Process {
  readonly pid: number
  readonly parent: number
  /** With its words. */
  readonly command: string
}

/** Every process that this one started, and theirs, however deep; not those whose parent has ended before. */
export function processesBelow(pid: number): readonly Process[] {
  const all = new Map(everyProcess().map((one) => [one.pid, one]))
  const isBelow = (one: Process | undefined): boolean =>
    one !== undefined && (one.parent === pid || isBelow(all.get(one.parent)))
  return [...all.values()].filter(isBelow)
}

/** The nearest process above this one whose command has these words. */
export function processAbove(pid: number, words: string): number | undefined {
  const all = new Map(everyProcess().map((one) => [one.pid, one]))
  let one = all.get(pid)
  while (one !== undefined && (one.pid === pid || !one.command.includes(words))) one = all.get(one.parent)
  return one?.pid
}

/** Ends them at once; one that has ended meanwhile is none. */
export function endProcesses(processes: readonly Pick<Process, 'pid'>[]): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}

/** Small containers have no `ps`, and other systems no `/proc`. */
function everyProcess(): readonly Process[] {
  if (existsSync('/proc/self/stat')) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess)
  }
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' })
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return { pid: Number(pid), parent: Number(parent), command }
  })
}

function readProcess(name: string): readonly Process[] {
  try {
    // "pid (name) state parent …", and the name may hold anything.
    const stat = readFileSync(join('/proc', name, 'stat'), 'utf8')
    const parent = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .at(1)
    const command = readFileSync(join('/proc', name, 'cmdline'), 'utf8').replaceAll('\0', ' ')
    return [{ pid: Number(name), parent: Number(parent), command }]
  } catch {
    // It has ended since the folder was read.
    return []
  }
}
