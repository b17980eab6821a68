import { CASTING_KIND_LABELS } from '@ribalta/domain/castings/casting'
import { instantToDate } from '@ribalta/domain/instant'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { useId } from 'react'
import type { Application } from '../../../data/applications/applications.ts'
import type { Live } from '../../../data/useLive.ts'
import { classNames } from '../../../lib/classNames.ts'
import { daysUntil, formatDeadline } from '../../../lib/formats/formatDeadline.ts'
import { formatPlace } from '../../../lib/formats/formatPlace.ts'
import { formatShoot } from '../../../lib/formats/formatShoot.ts'
import { Link } from '../../../ui/Link.tsx'
import { keyOf } from '../applications/applicationOrder.ts'
import { lowerFirst } from './fitWords.ts'
import type { MatchedCasting } from './matchCastings.ts'
import { RoleLine } from './RoleLine.tsx'

/** From here on the deadline is said aloud. */
const SOON_DAYS = 3

export interface CastingItemProps {
  matched: MatchedCasting
  own: Live<ReadonlyMap<string, Application>>
  media: readonly ProfileMedia[] | undefined
  now: Date
}

/** An open casting: when it closes, what it is, and each of its roles. */
export function CastingItem({ matched: { casting, roles }, own, media, now }: CastingItemProps) {
  const id = useId()
  const isOver = instantToDate(casting.applyUntil) <= now
  const isSoon = !isOver && daysUntil(casting.applyUntil, now) <= SOON_DAYS
  const deadline = formatDeadline(casting.applyUntil, now)
  return (
    <article aria-labelledby={id} className="rounded-card border border-line bg-surface px-5 pt-5 pb-1">
      <p
        className={classNames(
          'text-sm first-letter:uppercase',
          isSoon ? 'font-medium text-warning' : 'text-muted',
        )}
      >
        {deadline}
      </p>
      <h3 id={id} className="mt-1 text-xl break-words">
        <Link to={`/casting/${casting.id}`} className="text-link">
          {casting.title}
        </Link>
      </h3>
      <p className="mt-1 text-sm text-muted">
        {[
          CASTING_KIND_LABELS[casting.kind],
          formatPlace(casting),
          `gravação ${lowerFirst(formatShoot(casting))}`,
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <ul
        aria-label={`Personagens de ${casting.title}`}
        className="mt-3 divide-y divide-line border-t border-line"
      >
        {roles.map((each) => (
          <li key={each.role.id}>
            <RoleLine
              castingId={casting.id}
              matched={each}
              own={own}
              application={
                own.status === 'ready'
                  ? own.data.get(keyOf({ castingId: casting.id, roleId: each.role.id }))
                  : undefined
              }
              media={isOver ? undefined : media}
            />
          </li>
        ))}
      </ul>
    </article>
  )
}
