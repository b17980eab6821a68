import { siftPages } from '../../../lib/lists/siftPages.ts'
import { pagedQuery } from '../../pagedQuery.ts'
import { type MessageCursor, readNewestFirst } from '../messages.ts'

/** So many are enough at once, for which at most so many pages are read. */
const ENOUGH = 30
const MOST_READS = 3

/** What others than the reader said, the newest first; read anew each time that somebody begins to look. */
export function othersMessagesQuery(
  conversationId: string,
  { reader, isLooking }: { readonly reader: string; readonly isLooking: boolean },
) {
  return pagedQuery(
    ['messages', 'others', conversationId],
    (after: MessageCursor | undefined) =>
      siftPages(
        {
          read: (from: MessageCursor | undefined) => readNewestFirst(conversationId, undefined, from),
          isWanted: ({ sender }) => sender !== reader,
          enough: ENOUGH,
          mostReads: MOST_READS,
        },
        after,
      ),
    { enabled: isLooking, staleTime: 0 },
  )
}
