import type { MessageEntry } from './messages.ts'

/** What of a conversation has been read: messages one after the other, up to the last one that the server has. */
export type Thread = readonly MessageEntry[]

/**
 * A thread with what the server says are the last messages. Where so much was said meanwhile that some between the two are missing, it
 * begins anew with the last ones: the way back reads the others.
 */
export function withNewest(thread: Thread, newest: readonly MessageEntry[]): Thread {
  const [first] = newest
  if (first === undefined) return thread
  const before = thread.filter(({ n }) => n < first.n)
  // Nothing of a message changes: what is drawn of it stays drawn.
  const known = new Map(thread.slice(before.length).map((message) => [message.id, message]))
  const now = newest.map((message) => known.get(message.id) ?? message)
  return before.length > 0 && before.at(-1)?.n === first.n - 1 ? [...before, ...now] : now
}

/** A thread with the messages before its first one; unchanged where they are no longer what comes before it. */
export function withOlder(thread: Thread, older: readonly MessageEntry[]): Thread {
  const last = older.at(-1)
  return last !== undefined && last.n + 1 === thread[0]?.n ? [...older, ...thread] : thread
}

/** Whether there is something before it. */
export function hasOlder(thread: Thread): boolean {
  return (thread[0]?.n ?? 1) > 1
}
