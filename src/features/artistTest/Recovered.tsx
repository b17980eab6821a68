import type { DeviceTake } from '../../data/takes/deviceTake.ts'
import { formatClock } from '../../lib/formats/formatLength.ts'
import { Notice } from '../../ui/Notice.tsx'

/** What came back of recordings whose page ended in the middle. */
export function Recovered({ takes }: { takes: readonly DeviceTake[] }) {
  if (takes.length === 0) return null
  return (
    <Notice tone="success">
      {takes.map(({ id, seconds }) => (
        <p key={id}>
          {seconds === undefined
            ? 'Recuperamos um take que não tinha terminado.'
            : `Recuperamos um take de ${formatClock(seconds)}.`}
        </p>
      ))}
    </Notice>
  )
}
