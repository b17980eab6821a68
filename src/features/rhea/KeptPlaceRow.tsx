import { PROFILE_STATUS_LABELS } from '@ribalta/domain/people/profileStatus'
import { MarkBox } from '../../data/marks/MarkBox.tsx'
import { RankedRow } from '../../data/rheaCriteria/RankedRow.tsx'
import { PersonChip } from '../../data/roster/PersonChip.tsx'
import type { RosterCard } from '../../data/roster/roster.ts'
import { detailsAddress } from '../../lib/lists/listWalk.ts'
import type { KeptPlace } from '../../lib/rhea/places.ts'
import { Link } from '../../ui/Link.tsx'
import { Tag } from '../../ui/Tag.tsx'

/** Of who is not in the roster any more. */
const GONE = 'Não está mais no elenco'

export interface KeptPlaceRowProps extends KeptPlace {
  card: RosterCard | undefined
  isApproved: boolean
}

/** One place of a kept ranking. */
export function KeptPlaceRow({ place, who, card, isApproved }: KeptPlaceRowProps) {
  if (who === undefined) return <DeletedPlace place={place} />
  const { uid, points } = who
  const name = card?.artisticName ?? GONE
  return (
    <RankedRow
      place={place}
      name={name}
      points={points}
      mark={
        <span className="shrink-0">
          <MarkBox uid={uid} artisticName={name} isDisabled={card === undefined} />
        </span>
      }
    >
      <PersonChip
        photo={card?.photo ?? null}
        detail={
          card === undefined || card.status === 'published' ? undefined : PROFILE_STATUS_LABELS[card.status]
        }
      >
        {/* Below the name where both have no room in one line. */}
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {card === undefined ? (
            <span className="text-muted">{GONE}</span>
          ) : (
            <Link to={detailsAddress(uid)} data-item="" className="text-link">
              {name}
            </Link>
          )}
          {isApproved ? <Tag tone="success">Com aprovação</Tag> : null}
        </span>
      </PersonChip>
    </RankedRow>
  )
}

function DeletedPlace({ place }: { place: number }) {
  return (
    <li className="flex min-h-11 items-center gap-3 py-3 pl-14 text-muted">
      <span aria-hidden="true" className="min-w-5 text-right text-sm tabular-nums">
        {place}
      </span>
      Conta excluída
    </li>
  )
}
