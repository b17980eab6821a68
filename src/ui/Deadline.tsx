import { type Instant, instantToDate } from '@ribalta/domain/instant'
import { classNames } from '../lib/classNames.ts'
import { daysUntil, formatDeadline } from '../lib/formats/formatDeadline.ts'
import { formatDateTime } from '../lib/formats/formatDateTime.ts'
import { useNow } from '../lib/useNow.ts'

const SOON_DAYS = 1

/** Until when something is to be done or looked at, as people say it and to the minute. */
export function Deadline({ deadline }: { deadline: Instant }) {
  const now = useNow()
  const isSoon = instantToDate(deadline) > now && daysUntil(deadline, now) <= SOON_DAYS
  return (
    <p className={classNames(isSoon && 'font-medium text-warning')}>
      <span className="inline-block first-letter:uppercase">{formatDeadline(deadline, now)}</span>
      <span className="text-muted">{` · ${formatDateTime(deadline)}`}</span>
    </p>
  )
}
