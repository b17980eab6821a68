import { logWarning } from '../../lib/log.ts'
import type { ExistenceCheck } from './availability.ts'

export type Availability =
  /** Nothing to ask about. */
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'free' }
  | { kind: 'taken' }
  /** Could not be found out; the person may go on. */
  | { kind: 'failed' }

const AVAILABILITY_DELAY_MS = 400

export interface AvailabilityCheck {
  /** Asks about a value once the person has stopped typing; `undefined` is nothing to ask about. */
  ask: (value: string | undefined) => void
  /** Forgets what is under way. */
  stop: () => void
}

/** Asks about what is being typed. Only the answer about the newest value is ever told. */
export function createAvailabilityCheck(
  exists: ExistenceCheck,
  onChange: (availability: Availability) => void,
  delayMs = AVAILABILITY_DELAY_MS,
): AvailabilityCheck {
  let underWay: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    clearTimeout(timer)
    underWay?.abort()
    underWay = undefined
  }

  async function run(value: string, asked: AbortController): Promise<void> {
    let availability: Availability
    try {
      availability = (await exists(value, asked.signal)) ? { kind: 'taken' } : { kind: 'free' }
    } catch (error) {
      if (asked.signal.aborted) return
      logWarning('The availability could not be checked', error)
      availability = { kind: 'failed' }
    }
    if (!asked.signal.aborted) onChange(availability)
  }

  return {
    ask: (value) => {
      stop()
      if (value === undefined) {
        onChange({ kind: 'idle' })
        return
      }
      const asked = new AbortController()
      underWay = asked
      onChange({ kind: 'checking' })
      timer = setTimeout(() => {
        void run(value, asked)
      }, delayMs)
    },
    stop,
  }
}
