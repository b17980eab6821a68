import { useQuery } from '@tanstack/react-query'
import { invitedPeopleQuery } from '../../data/castings/invitedPeople.ts'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { personQuery } from '../../data/roster/person.ts'
import { formatDate } from '../../lib/formats/formatDate.ts'
import { detailsAddress } from '../../lib/lists/listWalk.ts'
import { Link } from '../../ui/Link.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Whom the agency invited to a casting, and when. */
export default function InvitedList({ castingId }: { castingId: string }) {
  const list = usePagedQuery(invitedPeopleQuery(castingId))
  return (
    <PagedItems
      list={list}
      loading={<Skeleton className="h-24 w-full" />}
      failure="Não foi possível carregar os convites"
      empty={<p className="text-muted">Ninguém recebeu convite ainda.</p>}
    >
      {(invited) => (
        <ul aria-label="Quem recebeu convite" className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {invited.map(({ artistId, at }) => (
            <li
              key={artistId}
              className="flex items-baseline justify-between gap-4 border-b border-line py-2"
            >
              <Name uid={artistId} />
              <span className="text-sm whitespace-nowrap text-muted">{formatDate(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </PagedItems>
  )
}

function Name({ uid }: { uid: string }) {
  const { data: card } = useQuery(personQuery(uid))
  if (card === undefined) return <span>…</span>
  if (card === null) return <span className="text-muted">Conta excluída</span>
  return (
    <Link to={detailsAddress(uid)} className="min-w-0 break-words text-link">
      {card.artisticName}
    </Link>
  )
}
