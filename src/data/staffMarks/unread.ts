import { isUnread, type MarkedLine, openedCount, withAllRead, withOpened } from '@ribalta/domain/feed/mark'
import type { Instant } from '@ribalta/domain/instant'
import type { StaffMark } from '@ribalta/domain/schemas/feed/staffMark'
import { onForget } from '../../lib/keptStorage.ts'
import { logWarning } from '../../lib/log.ts'
import { createStore } from '../../lib/store.ts'
import { changeMark, countAfter, readMark } from './mark.ts'

export interface Unread {
  readonly reader: string
  readonly mark: StaffMark
  /** How many lines of the feed are news to them. */
  readonly count: number
  /** When the last thing happened. */
  readonly newest: Instant | undefined
}

/** What the person signed in has not read; `undefined` until it is known. */
export const unread = createStore<Unread | undefined>(undefined)
onForget(() => {
  unread.set(undefined)
})

/** Each change here makes an answer that is on its way too old. */
let changes = 0

/** Counts anew what there is to read. */
export async function refreshUnread(reader: string, newest = unread.current()?.newest): Promise<void> {
  const before = ++changes
  try {
    const mark = await readMark(reader)
    const count = await countAfter(mark, reader)
    if (before !== changes) return
    unread.set({ reader, mark, count: Math.max(0, count - openedCount(mark)), newest })
  } catch (error) {
    logWarning('What is not read yet was not counted', error)
  }
}

/** Shown at once, and as it was where it is not kept. Rejects then. */
async function change(
  reader: string,
  next: (mark: StaffMark) => StaffMark,
  count: (known: Unread) => number,
): Promise<void> {
  const known = unread.current()
  if (known?.reader !== reader) return
  changes += 1
  unread.set({ ...known, mark: next(known.mark), count: count(known) })
  try {
    await changeMark(reader, next)
  } catch (error) {
    unread.set(known)
    throw error
  } finally {
    void refreshUnread(reader)
  }
}

/** Somebody opened these lines. That one stays news where it was not kept is no harm. */
export async function markOpened(reader: string, lines: readonly MarkedLine[]): Promise<void> {
  const known = unread.current()
  const news = known === undefined ? [] : lines.filter((line) => isUnread(line, known.mark, reader))
  if (news.length === 0) return
  try {
    await change(
      reader,
      (mark) => withOpened(mark, news, reader),
      (before) => Math.max(0, before.count - news.length),
    )
  } catch (error) {
    logWarning('What was opened was not marked', error)
  }
}

/** Everything that has happened so far is read. Rejects where that is not kept. */
export async function markAllRead(reader: string): Promise<void> {
  const newest = unread.current()?.newest
  if (newest === undefined) return
  await change(
    reader,
    (mark) => withAllRead(mark, newest),
    () => 0,
  )
}
