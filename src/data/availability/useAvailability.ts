import { useEffect, useState } from 'react'
import type { ExistenceCheck } from './availability.ts'
import { createAvailabilityCheck, type Availability } from './check.ts'

const IDLE: Availability = { kind: 'idle' }

/** Whether what is being typed is free; `undefined` for a value that is not worth asking about. */
export function useAvailability(value: string | undefined, exists: ExistenceCheck): Availability {
  const [availability, setAvailability] = useState<Availability>(IDLE)
  useEffect(() => {
    const check = createAvailabilityCheck(exists, setAvailability)
    check.ask(value)
    return check.stop
  }, [value, exists])
  return availability
}
