import { instantToDate } from '@ribalta/domain/instant'
import type { TestEntry } from './requests.ts'
import { classNames } from '../../lib/classNames.ts'
import { daysUntil, formatDeadline } from '../../lib/formats/formatDeadline.ts'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { useNow } from '../../lib/useNow.ts'

const SOON_DAYS = 1

/** Until when a test may be sent, as people say it and to the minute. */
export function Deadline({ test: { deadline } }: { test: Pick<TestEntry, 'deadline'> }) {
  const now = useNow()
  const isSoon = instantToDate(deadline) > now && daysUntil(deadline, now) <= SOON_DAYS
  return (
    <p className={classNames(isSoon && 'font-medium text-warning')}>
      <span className="inline-block first-letter:uppercase">{formatDeadline(deadline, now)}</span>
      <span className="text-muted"> · {formatDateTime(deadline)}</span>
    </p>
  )
}
