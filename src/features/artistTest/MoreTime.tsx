import type { TestEntry } from '../../data/testRequests/requests.ts'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { Button } from '../../ui/Button.tsx'
import type { AskReason } from './TestReasons.tsx'

/** Asks the agency for a later deadline, once until it is given. */
export function MoreTime({ test: { moreTime }, onAsk }: { test: TestEntry; onAsk: AskReason }) {
  return moreTime === undefined ? (
    <Button
      variant="quiet"
      aria-haspopup="dialog"
      onClick={() => {
        onAsk('moreTime')
      }}
    >
      Pedir mais prazo
    </Button>
  ) : (
    <p className="text-sm text-muted">{`Você pediu mais prazo em ${formatDateTime(moreTime.at)}.`}</p>
  )
}
