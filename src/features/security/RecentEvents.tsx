import { instantToDate } from '@ribalta/domain/instant'
import { accountEventsQuery } from '../../data/accountEvents/queries.ts'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { eventDetails, eventTitle } from './eventWords.ts'

/** What happened to the account, newest first, a page at a time. */
export function RecentEvents({ uid }: { uid: string }) {
  const list = usePagedQuery(accountEventsQuery(uid))
  return (
    <PagedItems
      list={list}
      loading={<Skeleton className="h-40" />}
      empty={
        <p className="text-muted">
          Ainda não há nada aqui. As próximas entradas na sua conta aparecem nesta lista.
        </p>
      }
    >
      {(events) => (
        <ul className="w-full">
          {events.map((event) => (
            <li key={event.id} className="flex flex-col border-b border-line py-3 first:pt-0 last:border-b-0">
              <span className="font-medium">{eventTitle(event)}</span>
              <time dateTime={instantToDate(event.at).toISOString()} className="text-sm text-muted">
                {eventDetails(event)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </PagedItems>
  )
}
