import { instantToDate } from '@ribalta/domain/instant'
import { useInfiniteQuery } from '@tanstack/react-query'
import { readAccountEvents, type AccountEventPage } from '../../data/accountEvents/accountEvents.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { eventDetails, eventTitle } from './eventWords.ts'
import { eventsKey } from './eventsKey.ts'

/** What happened to the account, newest first, a page at a time. */
export function RecentEvents({ uid }: { uid: string }) {
  const list = useInfiniteQuery({
    queryKey: eventsKey(uid),
    queryFn: ({ pageParam }) => readAccountEvents(uid, pageParam),
    initialPageParam: undefined as AccountEventPage['next'],
    getNextPageParam: ({ next }) => next,
    enabled: uid !== '',
  })
  if (list.isPending) return <Skeleton className="h-40" />
  if (list.isError && list.data === undefined) return <ErrorState onRetry={() => void list.refetch()} />
  const events = list.data.pages.flatMap((page) => page.events)
  if (events.length === 0) {
    return (
      <p className="text-muted">
        Ainda não há nada aqui. As próximas entradas na sua conta aparecem nesta lista.
      </p>
    )
  }
  return (
    <div className="flex flex-col items-start gap-6">
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
      {list.hasNextPage ? (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Ver mais
        </Button>
      ) : null}
    </div>
  )
}
