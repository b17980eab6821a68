import { freemem, totalmem } from 'node:os'
import { gigabytes, type Held, heldBelow, heldWords } from './processMemory.ts'

const LOOK_EVERY_MS = 5000

/**
 * From now on looks every few seconds at the processes of functions below this one, and how much of the machine's memory is in use;
 * answers what tells the most of both until then.
 */
export function watchPeaks(): () => string {
  const before = inUse()
  let memory = before
  let functions: Held = { processes: 0, bytes: 0 }
  setInterval(() => {
    memory = Math.max(memory, inUse())
    const now = heldBelow(process.pid).functions
    functions = {
      processes: Math.max(functions.processes, now.processes),
      bytes: Math.max(functions.bytes, now.bytes),
    }
  }, LOOK_EVERY_MS).unref()
  return () =>
    `At the most ${heldWords(functions)}, and ` +
    `${gigabytes(memory)} of memory in use on the machine (${gigabytes(before)} before).`
}

function inUse(): number {
  return totalmem() - freemem()
}
