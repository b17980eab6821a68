import { CASTING_KIND_LABELS } from '@ribalta/domain/castings/casting'
import { instantToDate } from '@ribalta/domain/instant'
import { useId } from 'react'
import type { Application } from '../../../data/applications/applications.ts'
import type { ApplyingProfile } from '../../../data/applications/findBlocker.ts'
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
  profile: ApplyingProfile | undefined
  now: Date
}

/** An open casting: when it closes, what it is, and each of its roles. */
export function CastingItem({ matched: { casting, roles }, own, profile, now }: CastingItemProps) {
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
        <span>
          {[CASTING_KIND_LABELS[casting.kind], formatPlace(casting)]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
        <span className="max-sm:hidden"> · </span>
        <span className="whitespace-nowrap max-sm:block max-sm:first-letter:uppercase">{`gravação ${lowerFirst(formatShoot(casting))}`}</span>
      </p>
      <Roles casting={casting} roles={roles} own={own} profile={isOver ? undefined : profile} />
    </article>
  )
}

interface RolesProps extends MatchedCasting {
  own: Live<ReadonlyMap<string, Application>>
  profile: ApplyingProfile | undefined
}

/** Those that are the artist's; the others at hand, unless there are only others. */
function Roles({ casting, roles, own, profile }: RolesProps) {
  const lines = roles.map((matched) => {
    const key = keyOf({ castingId: casting.id, roleId: matched.role.id })
    return { matched, application: own.status === 'ready' ? own.data.get(key) : undefined }
  })
  const isMine = ({ matched, application }: (typeof lines)[number]): boolean =>
    matched.isFit || application !== undefined
  const mine = lines.some(isMine) ? lines.filter(isMine) : lines
  const others = lines.filter((line) => !mine.includes(line))
  const list = (label: string, shown: typeof lines) => (
    <ul aria-label={`${label} de ${casting.title}`} className="divide-y divide-line">
      {shown.map(({ matched, application }) => (
        <li key={matched.role.id}>
          <RoleLine
            castingId={casting.id}
            matched={matched}
            own={own.status}
            application={application}
            profile={profile}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <div className="mt-3 border-t border-line">
      {list('Personagens', mine)}
      {others.length === 0 ? null : (
        <details className="border-t border-line">
          <summary className="min-h-11 cursor-pointer py-3 text-sm text-muted">
            {others.length === 1 ? 'Outro personagem' : `Outros ${String(others.length)} personagens`}
          </summary>
          {list('Outros personagens', others)}
        </details>
      )}
    </div>
  )
}
