import { instantToDate } from '@ribalta/domain/instant'
import { dayInSaoPaulo } from '@ribalta/domain/saoPauloTime'
import type { Conversation } from '@ribalta/domain/schemas/conversations/conversation'
import type { MessageEntry } from '../messages.ts'

/** Messages that are drawn together: those of one stretch of numbers, whatever was read before or after them. */
export interface MessageGroup {
  readonly key: number
  readonly messages: readonly MessageEntry[]
  /** The message before them, as far as it was read. */
  readonly before: MessageEntry | undefined
}

export type Line = { readonly key: string } & (
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'news' }
  | { readonly kind: 'move'; readonly move: Move }
  /** `isFirst` of what one person said at a time. */
  | { readonly kind: 'message'; readonly message: MessageEntry; readonly isFirst: boolean }
)

const GROUP = 30
/** So long somebody goes on with what they were saying. */
const PAUSE_SECONDS = 300

const groupOf = (n: number): number => Math.floor((n - 1) / GROUP)

/** A thread in groups that stay as they are while others come before and after them. */
export function groupsOf(thread: readonly MessageEntry[]): readonly MessageGroup[] {
  const groups: MessageGroup[] = []
  let start = 0
  for (const [place, { n }] of thread.entries()) {
    const next = thread[place + 1]
    if (next !== undefined && groupOf(next.n) === groupOf(n)) continue
    groups.push({
      key: groupOf(n),
      messages: thread.slice(start, place + 1),
      before: thread[start - 1],
    })
    start = place + 1
  }
  return groups
}

export type Move = Conversation['moves'][number]

/** Who came in or left around these messages: what was said before the first one that was read is not there yet. */
export function movesOf(
  { messages, before }: Pick<MessageGroup, 'messages' | 'before'>,
  moves: readonly Move[],
): readonly Move[] {
  const first = messages[0]?.n ?? 1
  const last = messages.at(-1)?.n ?? 0
  // After the one before them is its own group's; before the very first message is the first group's.
  const from = before === undefined && first === 1 ? 0 : first
  return moves.filter(({ n }) => n >= from && n <= last)
}

/**
 * What is drawn of a group: its messages, the days, who came in or left, and where what had not been read began; `readUntil` undefined where all
 * had been.
 */
export function linesOf(
  { messages, before }: Pick<MessageGroup, 'messages' | 'before'>,
  moves: readonly Move[],
  readUntil: number | undefined,
): readonly Line[] {
  const lines: Line[] = []
  let day = before === undefined ? undefined : dayOf(before)
  let last = before

  function enterDay(of: Pick<MessageEntry, 'at' | 'n'>): void {
    const next = dayOf(of)
    if (next === day) return
    day = next
    last = undefined
    lines.push({ kind: 'day', key: `day ${next} ${String(of.n)}`, day })
  }

  function moveAfter(n: number): void {
    for (const [place, move] of moves.filter((each) => each.n === n).entries()) {
      enterDay(move)
      last = undefined
      lines.push({ kind: 'move', key: `move ${String(n)} ${String(place)}`, move })
    }
  }

  moveAfter(0)
  for (const message of messages) {
    enterDay(message)
    if (message.n - 1 === readUntil) {
      last = undefined
      lines.push({ kind: 'news', key: 'news' })
    }
    lines.push({ kind: 'message', key: message.id, message, isFirst: !isGoingOn(last, message) })
    last = message
    moveAfter(message.n)
  }
  return lines
}

function dayOf({ at }: Pick<MessageEntry, 'at'>): string {
  return dayInSaoPaulo(instantToDate(at))
}

function isGoingOn(last: MessageEntry | undefined, { sender, at }: MessageEntry): boolean {
  return last?.sender === sender && at.seconds - last.at.seconds <= PAUSE_SECONDS
}
