import { freemem, totalmem } from 'node:os'
import { processesBelow } from './processTree.ts'

const LOOK_EVERY_MS = 1000
/** What firebase-tools starts for a function, and again for each call that finds none idle. */
const OF_A_FUNCTION = 'functionsEmulatorRuntime'

/**
 * From now on looks every second how many processes of functions there are below this one, and how much of the machine's memory is in
 * use; answers what tells the most of both until then.
 */
export function watchPeaks(): () => string {
  const before = inUse()
  let memory = before
  let functions = 0
  setInterval(() => {
    memory = Math.max(memory, inUse())
    const now = processesBelow(process.pid).filter(({ command }) => command.includes(OF_A_FUNCTION))
    functions = Math.max(functions, now.length)
  }, LOOK_EVERY_MS).unref()
  return () =>
    `At the most ${String(functions)} processes of functions, and ${gigabytes(memory)} of memory in use ` +
    `on the machine (${gigabytes(before)} before).`
}

function inUse(): number {
  return totalmem() - freemem()
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`
}
