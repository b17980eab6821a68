import { toSearchText } from '@ribalta/domain/identity'
import type { QuickReplyForm } from '@ribalta/domain/schemas/conversations/quickReply'

/** The replies that have each typed word in them; those that have it all in the title come first. */
export function foundReplies<T extends QuickReplyForm>(replies: readonly T[], typed: string): readonly T[] {
  const words = toSearchText(typed).split(' ')
  const hasAll = (text: string): boolean => {
    const within = toSearchText(text)
    return words.every((word) => within.includes(word))
  }
  const isNamed = ({ title }: T): boolean => hasAll(title)
  const found = replies.filter(({ title, text }) => hasAll(`${title} ${text}`))
  return [...found.filter(isNamed), ...found.filter((reply) => !isNamed(reply))]
}
