import { instantToDate, type Instant } from '@ribalta/domain/instant'
import { dayInSaoPaulo } from '@ribalta/domain/saoPauloTime'
import type { Conversation } from '@ribalta/domain/schemas/conversations/conversation'
import { formatDate } from '../../lib/formats/formatDate.ts'
import { formatTime } from '../../lib/formats/formatDateTime.ts'
import { formatList } from '../../lib/formats/formatList.ts'
import { nameIn, teamIn } from './peer.ts'

const DAY_MS = 86_400_000

/** When something was said: today the hour, before that the day. */
export function whenWords(at: Instant, now: Date): string {
  const day = dayInSaoPaulo(instantToDate(at))
  if (day === dayInSaoPaulo(now)) return formatTime(at)
  if (day === dayInSaoPaulo(new Date(now.getTime() - DAY_MS))) return 'Ontem'
  return formatDate(at)
}

/** The last words of a conversation: who said them is told where it is not who the conversation is with. */
export function lastWords(
  { artistId, names, last }: Pick<Conversation, 'artistId' | 'names' | 'last'>,
  reader: string,
): string {
  if (last === undefined) return 'Nenhuma mensagem ainda.'
  const { sender, text } = last
  if (sender === reader) return `Você: ${text}`
  const isWithThem = artistId === undefined || artistId === sender
  return isWithThem ? text : `${nameIn(names, sender)}: ${text}`
}

/** Who of the team is in an artist’s conversation: “Na conversa: Bia, Caio e você”. */
export function teamWords(
  conversation: Pick<Conversation, 'artistId' | 'participants' | 'names'>,
  reader: string,
): string {
  const team = teamIn(conversation)
  if (team.length === 0) return 'Ninguém da equipe está na conversa.'
  const others = team.filter((uid) => uid !== reader).map((uid) => nameIn(conversation.names, uid))
  if (others.length === 0) return 'Na conversa: só você'
  return `Na conversa: ${formatList(team.includes(reader) ? [...others, 'você'] : others)}`
}
