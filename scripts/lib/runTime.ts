import { endProcesses, processesBelow } from './processTree.ts'

const ENDS_AT = 'RIBALTA_ENDS_AT'
const MINUTE_MS = 60_000
/** A run of the tests that takes longer ends by itself. */
export const RUN_MINUTES = 75
const WARNED_FROM_MINUTES = 30
const WARNED_EVERY_MINUTES = 15
/** For the parts to end by themselves when the time is over. */
const LEAVE_MINUTES = 2

/** Begins a run's time, for this process and all that it starts: it warns of a slow run, and sees that it ends. */
export function beginRun(): void {
  const began = Date.now()
  process.env[ENDS_AT] = String(began + RUN_MINUTES * MINUTE_MS)
  const warn = (): void => {
    const minutes = Math.round((Date.now() - began) / MINUTE_MS)
    console.warn(
      `This run has taken ${String(minutes)} minutes; at ${String(RUN_MINUTES)} it ends by itself.`,
    )
  }
  for (let minutes = WARNED_FROM_MINUTES; minutes < RUN_MINUTES; minutes += WARNED_EVERY_MINUTES) {
    setTimeout(warn, minutes * MINUTE_MS).unref()
  }
  const end = (): void => endProcesses(processesBelow(process.pid))
  setTimeout(end, (RUN_MINUTES + LEAVE_MINUTES) * MINUTE_MS).unref()
}

/** In milliseconds since 1970; never, where no run has begun. */
export function endOfRun(): number {
  const end = process.env[ENDS_AT]
  return end === undefined ? Infinity : Number(end)
}
