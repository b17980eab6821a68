import { limit, onSnapshot } from 'firebase/firestore'
import { type FeedEntry, newestFirst, toEntries } from './entries.ts'

/** Tells whenever something happens the newest lines: a few, since what began earlier may be written later. Resolves to how to stop. */
export async function watchNews(
  onNews: (newest: readonly FeedEntry[]) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  return onSnapshot(
    await newestFirst(limit(3)),
    (found) => {
      onNews(toEntries(found))
    },
    onError,
  )
}
