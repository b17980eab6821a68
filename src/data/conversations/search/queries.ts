import { isFoundBy, searchTokenOf } from '@ribalta/domain/conversations/messageSearch'
import { queryOptions } from '@tanstack/react-query'
import { siftPages } from '../../../lib/lists/siftPages.ts'
import { pagedQuery } from '../../pagedQuery.ts'
import { type MessageCursor, type MessageEntry, readAround, readNewestFirst } from '../messages.ts'

/** Fewer letters are no word that anybody looks for. */
const FEWEST_LETTERS = 2
/** So many found are enough for one press, for which at most so many pages are read: a hundred messages. */
const ENOUGH = 10
const MOST_READS = 5

/** Whether there is a word in what somebody types that can be looked for. */
export function isSearchable(typed: string): boolean {
  return (searchTokenOf(typed)?.length ?? 0) >= FEWEST_LETTERS
}

/** The messages that a text finds by their words and the names of what goes with them, the newest first; as asked, and not told of news. */
export function messageSearchQuery(conversationId: string, typed: string) {
  const token = searchTokenOf(typed)
  return pagedQuery(
    ['messages', 'search', conversationId, typed],
    (after: MessageCursor | undefined) =>
      siftPages(
        {
          read: (from: MessageCursor | undefined) => readNewestFirst(conversationId, token, from),
          isWanted: (message) => isFoundBy(searchedText(message), typed),
          enough: ENOUGH,
          mostReads: MOST_READS,
        },
        after,
      ),
    { enabled: isSearchable(typed), gcTime: 0, staleTime: Infinity },
  )
}

/** A message with those around it. */
export function aroundQuery(conversationId: string, n: number) {
  return queryOptions({
    queryKey: ['messages', 'around', conversationId, n],
    queryFn: () => readAround(conversationId, n),
    gcTime: 0,
  })
}

/** What of a message its words come from, as the server makes them. */
function searchedText({ text, attachments = [] }: MessageEntry): string {
  return [text, ...attachments.map(({ name }) => name)].join(' ')
}
