import type { Attachment, Conversation, Inbox } from '../schemas/conversations/conversation.ts'

export const MAX_MESSAGE = 4000
/** Files that go with one message. */
export const MAX_ATTACHMENTS = 5
export const MAX_ATTACHMENT_NAME = 120
/** How many of staff may be in one conversation, its artist included. */
export const MAX_PARTICIPANTS = 50
/** How much of its last message a list of conversations shows. */
const MAX_PREVIEW = 120
/** The feed says at most once in so many minutes that an artist wrote. */
export const FEED_PAUSE_MINUTES = 60

/** What a message can be about, shown as a card. */
export const ABOUT_KINDS = ['casting', 'test', 'proposal'] as const
export type AboutKind = (typeof ABOUT_KINDS)[number]

/** What a file that goes with a message can be. */
export const ATTACHMENT_KINDS = ['image', 'pdf'] as const

/** How somebody of staff comes into an artist's conversation later, and out of it. */
export const MOVE_KINDS = ['came', 'left'] as const
/** How many of them a conversation keeps. */
export const MAX_MOVES = 200

/** What looks wrong about a message. */
export const MESSAGE_REPORT_REASONS = ['assedio', 'cobranca', 'ofensivo', 'golpe', 'outro'] as const
export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number]
export const MESSAGE_REPORT_REASON_LABELS: Readonly<Record<MessageReportReason, string>> = {
  assedio: 'Assédio ou pressão',
  cobranca: 'Pediram dinheiro',
  ofensivo: 'Conteúdo ofensivo',
  golpe: 'Parece golpe',
  outro: 'Outro motivo',
}

/** Why no conversation with a minor opens, for staff and for themselves: until guardians have a door of their own. */
export const MINOR_WORDS = {
  staff:
    'Com menores de 18 anos ninguém da equipe conversa por aqui: fale com o responsável. O contato está em Detalhes.',
  artist: 'Até você fazer 18 anos, a agência fala com seu responsável.',
} as const

/**
 * The id of the conversation of two of staff, whoever begins it. An artist's with the agency has the artist's uid: there is one, so that
 * nobody looks for what was said where.
 */
export function teamConversationId(one: string, other: string): string {
  return [one, other].toSorted().join('_')
}

/** Who may read and write in a conversation: who is in it, and is its artist or of staff. firestore.rules says the same. */
export function isInConversation(
  { participants, artistId }: Pick<Conversation, 'participants' | 'artistId'>,
  { uid, isStaff }: { readonly uid: string; readonly isStaff: boolean },
): boolean {
  return participants.includes(uid) && (artistId === uid || isStaff)
}

/** How many messages somebody has not read in a conversation: the last one's number less that up to which they read. */
export function unreadIn({ last, read }: Inbox, conversationId: string): number {
  return Math.max(0, (last[conversationId] ?? 0) - (read[conversationId] ?? 0))
}

/** How many there are in all; an artist's own conversation is all that those who are not of staff can open. */
export function unreadCount(
  inbox: Inbox,
  { uid, isStaff }: { readonly uid: string; readonly isStaff: boolean },
): number {
  const open = isStaff ? Object.keys(inbox.last) : [uid]
  return open.reduce((sum, id) => sum + unreadIn(inbox, id), 0)
}

/** The first words of a message, on one line; of one without words what goes with it. */
export function previewOf(
  text: string,
  attachments: readonly Pick<Attachment, 'kind' | 'name'>[] = [],
): string {
  const line = text === '' ? attachmentsWords(attachments) : text.replaceAll(/\s+/g, ' ')
  const letters = Array.from(line)
  return letters.length <= MAX_PREVIEW ? line : `${letters.slice(0, MAX_PREVIEW - 1).join('')}…`
}

function attachmentsWords(attachments: readonly Pick<Attachment, 'kind' | 'name'>[]): string {
  const [first] = attachments
  if (first === undefined) return ''
  if (attachments.length > 1) return `${String(attachments.length)} anexos`
  return first.kind === 'image' ? 'Foto' : first.name
}

/** Where a file that goes with a message lies, by its place among them, from 0: with the message, and never changed. */
export function attachmentPath(conversationId: string, messageId: string, place: number): string {
  return `chat/${conversationId}/${messageId}/${String(place)}`
}
