import * as z from 'zod/mini'
import {
  ABOUT_KINDS,
  ATTACHMENT_KINDS,
  MAX_ATTACHMENT_NAME,
  MAX_ATTACHMENTS,
  MAX_MESSAGE,
  MESSAGE_REPORT_REASONS,
  MOVE_KINDS,
} from '../../conversations/conversation.ts'
import { chanceIdSchema, documentIdSchema } from '../documentId.ts'
import { instantSchema } from '../instant.ts'
import { tempMediaIdSchema } from '../media/media.ts'
import { textField } from '../text.ts'

const aboutIdSchema = z.strictObject({ kind: z.enum(ABOUT_KINDS), id: documentIdSchema })
/** What a message is about, without what it is called. */
export type AboutId = z.infer<typeof aboutIdSchema>

export const aboutSchema = z.extend(aboutIdSchema, {
  /** As it was called when the message was written. */
  title: z.string(),
})
export type About = z.infer<typeof aboutSchema>

/** A file that goes with a message, read by ticket alone. */
const attachmentSchema = z.strictObject({
  /** As its bytes say. */
  kind: z.enum(ATTACHMENT_KINDS),
  /** As its sender called it. */
  name: z.string(),
  bytes: z.int(),
  /** In the bucket (`attachmentPath`). */
  path: z.string(),
})
export type Attachment = z.infer<typeof attachmentSchema>

/**
 * `conversations/{id}`: who talks with whom; written by commands alone. `{artistId}` is an artist's with the agency, `{uid}_{uid}` one of
 * two of staff (`teamConversationId`).
 */
export const conversationSchema = z.strictObject({
  /** Whose it is with the agency; missing among staff. */
  artistId: z.optional(z.string()),
  /** Who reads and writes in it. */
  participants: z.array(z.string()),
  /** What those who were ever in it are called, by uid: artists read no profile of staff. */
  names: z.record(z.string(), z.string()),
  /** Who came in later or left, when, and after which message. */
  moves: z.array(
    z.strictObject({ kind: z.enum(MOVE_KINDS), uid: z.string(), n: z.int(), at: instantSchema }),
  ),
  /** The number of the last message; 0 before the first. */
  n: z.int(),
  /** The last message; missing before the first, so that lists leave out what nobody wrote in. */
  last: z.optional(z.strictObject({ sender: z.string(), text: z.string(), at: instantSchema })),
  /** The artist wrote last: somebody of the agency should answer. */
  waits: z.boolean(),
  /** When the feed last said that the artist wrote. */
  feedAt: z.optional(instantSchema),
  createdAt: instantSchema,
})
export type Conversation = z.infer<typeof conversationSchema>

/** `conversations/{id}/messages/{id}`, by the id that its sender's device made; by `sendMessage` alone. */
export const messageSchema = z.strictObject({
  sender: z.string(),
  /** Empty only where something goes with it. */
  text: z.string(),
  about: z.optional(aboutSchema),
  attachments: z.optional(z.array(attachmentSchema)),
  /** What finds it (`searchTokens`). */
  words: z.array(z.string()),
  /** Whose conversation it is in, with which it goes. */
  artistId: z.optional(z.string()),
  /** Its place: the first is 1, and none is left out. */
  n: z.int(),
  /** When the server took it. */
  at: instantSchema,
})
export type Message = z.infer<typeof messageSchema>

/** `inboxes/{uid}`: by conversation the number of the last message, and up to which its owner has read. */
export const inboxSchema = z.strictObject({
  last: z._default(z.record(z.string(), z.int()), {}),
  /** Raised by its owner, by rules. */
  read: z._default(z.record(z.string(), z.int()), {}),
  /** Which of `read` was raised last: rules cannot look for it. */
  touched: z.optional(z.string()),
})
export type Inbox = z.infer<typeof inboxSchema>

/** What somebody types and chooses of a message. */
const messageFormShape = {
  text: textField(0, MAX_MESSAGE, 'Mensagem'),
  about: z.optional(aboutIdSchema),
}

/** A file that was put into a slot of `openUploads`, which a message takes along. */
const newAttachmentSchema = z.strictObject({
  tempMediaId: tempMediaIdSchema,
  name: textField(1, MAX_ATTACHMENT_NAME, 'Nome do arquivo'),
})
export type NewAttachment = z.infer<typeof newAttachmentSchema>

/** `sendMessage`: the same id again is the same message. */
export const sendMessageSchema = z
  .strictObject({
    conversationId: documentIdSchema,
    messageId: chanceIdSchema,
    ...messageFormShape,
    attachments: z.optional(
      z.array(newAttachmentSchema).check(
        z.minLength(1),
        z.maxLength(MAX_ATTACHMENTS, `Uma mensagem leva até ${String(MAX_ATTACHMENTS)} arquivos.`),
        z.refine(
          (all) => new Set(all.map(({ tempMediaId }) => tempMediaId)).size === all.length,
          'O mesmo arquivo foi anexado duas vezes.',
        ),
      ),
    ),
  })
  .check(
    z.refine(({ text, attachments }) => text !== '' || attachments !== undefined, {
      path: ['text'],
      error: 'Mensagem: não pode ficar em branco.',
    }),
  )
export type SendMessageInput = z.infer<typeof sendMessageSchema>
export const sendMessageResultSchema = z.strictObject({ n: z.int() })
export type SendMessageResult = z.infer<typeof sendMessageResultSchema>

/** `startConversation`: with whom; opens it, or comes in. */
export const startConversationSchema = z.strictObject({ uid: documentIdSchema })
export type StartConversationInput = z.infer<typeof startConversationSchema>
export const startConversationResultSchema = z.strictObject({ conversationId: z.string() })
export type StartConversationResult = z.infer<typeof startConversationResultSchema>

/** `leaveConversation`: by somebody of staff, out of an artist's. */
export const leaveConversationSchema = z.strictObject({ conversationId: documentIdSchema })
export type LeaveConversationInput = z.infer<typeof leaveConversationSchema>
export interface LeaveConversationResult {
  readonly left: true
}

/** `reportMessage`: something about a message looks wrong to whoever is in its conversation. The requestId makes a repeat harmless. */
export const reportMessageSchema = z.strictObject({
  requestId: chanceIdSchema,
  conversationId: documentIdSchema,
  messageId: documentIdSchema,
  reason: z.enum(MESSAGE_REPORT_REASONS, 'Escolha o motivo.'),
  message: textField(0, 2000, 'Mensagem'),
})
export type ReportMessageInput = z.infer<typeof reportMessageSchema>

/** `messageReports/{id}`: for directors, by `reportMessage`. Staff may be those whom it is about. */
export const messageReportSchema = z.strictObject({
  conversationId: z.string(),
  messageId: z.string(),
  /** Whose conversation it is in, with which it goes. */
  artistId: z.optional(z.string()),
  /** Who wrote the message, what they are called, and what it said: directors may not be in the conversation. */
  sender: z.string(),
  senderName: z.string(),
  text: z.string(),
  /** How many files went with it. */
  attachments: z.int(),
  reportedBy: z.string(),
  reporterName: z.string(),
  reason: z.enum(MESSAGE_REPORT_REASONS),
  message: z.string(),
  at: instantSchema,
})
export type MessageReport = z.infer<typeof messageReportSchema>
