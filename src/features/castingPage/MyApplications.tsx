import { APPLICATION_STATUS_LABELS } from '@ribalta/domain/castings/applicationStatus'
import { useCallback } from 'react'
import { readOwnApplications } from '../../data/applications/applications.ts'
import { useLoad } from '../../lib/loading/useLoad.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Link } from '../../ui/Link.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { formatDate } from '../../lib/formats/formatDate.ts'

/** Where else one has applied; says nothing where nowhere. */
export default function MyApplications({ uid, here }: { uid: string; here: string }) {
  const load = useCallback(() => readOwnApplications(uid), [uid])
  const own = useLoad(load)
  if (own.status === 'failed')
    return <ErrorState title="Não foi possível carregar suas inscrições" onRetry={own.retry} />
  const others = own.status === 'ready' ? own.data.filter(({ castingId }) => castingId !== here) : []
  if (others.length === 0) return null
  return (
    <section aria-labelledby="minhas" className="mt-12 max-w-3xl border-t border-line pt-8">
      <h2 id="minhas" className="mb-4 text-2xl">
        Minhas inscrições
      </h2>
      <ul className="flex flex-col">
        {others.map((each) => (
          <li
            key={`${each.castingId} ${each.roleId}`}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4"
          >
            <div className="min-w-0">
              <Link to={`/casting/${each.castingId}`} className="font-medium break-words text-link">
                {each.castingTitle}
              </Link>
              <p className="text-sm text-muted">{`${each.roleTitle} · ${formatDate(each.createdAt)}`}</p>
            </div>
            <Tag>{APPLICATION_STATUS_LABELS[each.status]}</Tag>
          </li>
        ))}
      </ul>
    </section>
  )
}
