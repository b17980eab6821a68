import { readFileSync } from 'node:fs'
import { processesBelow } from './processTree.ts'

/** What firebase-tools starts for a function, and again for each call that finds none idle. */
const OF_A_FUNCTION = 'functionsEmulatorRuntime'

/** Some processes, and what they hold. */
export interface Held {
  readonly processes: number
  /** Of memory, each page that several share counted once in all (Linux tells); nothing elsewhere. */
  readonly bytes: number
}

/** What all processes below this one hold, or below another, and of them those that run functions. */
export function heldBelow(pid: number): { readonly all: Held; readonly functions: Held } {
  const all = processesBelow(pid)
  return { all: heldBy(all), functions: heldBy(all.filter(({ command }) => command.includes(OF_A_FUNCTION))) }
}

function heldBy(processes: readonly { readonly pid: number }[]): Held {
  const bytes = processes.reduce((sum, { pid }) => sum + bytesOf(pid), 0)
  return { processes: processes.length, bytes }
}

function bytesOf(pid: number): number {
  try {
    const [, kilobytes = ''] =
      /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${String(pid)}/smaps_rollup`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    // It has ended meanwhile, or the system has no such file.
    return 0
  }
}

/** Said of processes of functions. */
export function heldWords({ processes, bytes }: Held): string {
  return `${String(processes)} processes of functions with ${gigabytes(bytes)} for them in all`
}

/** `1.2 GB`. */
export function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`
}
