import type { Availability } from '../../data/availability/check.ts'
import { classNames } from '../../lib/classNames.ts'

export interface AvailabilityNoteProps {
  availability: Availability
  free: string
  /** What is said when it could not be found out; going on is allowed. */
  failed: string
}

/** A line under a field that says whether what was typed is free. That it is taken is the field's error instead. */
export function AvailabilityNote({ availability, free, failed }: AvailabilityNoteProps) {
  return (
    <output
      className={classNames('block text-sm text-muted', availability.kind !== 'taken' && 'mt-1.5 min-h-5')}
    >
      {words(availability, free, failed)}
    </output>
  )
}

function words(availability: Availability, free: string, failed: string): string {
  switch (availability.kind) {
    case 'idle':
    case 'taken':
      return ''
    case 'checking':
      return 'Verificando…'
    case 'free':
      return free
    case 'failed':
      return `${failed} Você pode continuar.`
  }
}
