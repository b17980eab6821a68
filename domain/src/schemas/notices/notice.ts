import * as z from 'zod/mini'
import { ON_BEHALF_STEPS } from '../../screenTests/testStatus.ts'
import { instantSchema } from '../instant.ts'
import { invitationLinkSchema } from '../people/invitationLink.ts'

const text = z.string().check(z.minLength(1))
const role = { casting: text, castingId: text, role: text } as const
/** With what the agency wrote to the artist. */
const answer = { ...role, message: z.optional(text) } as const

/** What a notice about a test takes from it. */
const test = { title: text, testRequestId: text } as const

/** What somebody's account was changed in; the record of it is the audit log. */
const CONTACT_FIELDS = ['birthDate', 'phone', 'pay'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** What a notice tells, by its kind, with every word that its text takes from the act. */
export const noticeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('validated'), isOnAir: z.boolean() }),
  z.strictObject({ kind: z.literal('changesRequested'), note: text }),
  z.strictObject({ kind: z.literal('rejected'), note: text }),
  z.strictObject({ kind: z.literal('changeRejected'), note: text }),
  z.strictObject({ kind: z.literal('suspended'), note: text }),
  z.strictObject({ kind: z.literal('archived'), note: text }),
  z.strictObject({ kind: z.literal('republished'), note: text }),
  z.strictObject({
    kind: z.literal('contactChanged'),
    fields: z.array(z.enum(CONTACT_FIELDS)).check(z.minLength(1)),
  }),
  z.strictObject({ kind: z.literal('secondFactorsReset') }),
  z.strictObject({ kind: z.literal('lookAsked') }),
  z.strictObject({ kind: z.literal('putIntoRole'), ...role }),
  z.strictObject({ kind: z.literal('invitedToCasting'), casting: text, castingId: text }),
  z.strictObject({ kind: z.literal('selected'), ...answer }),
  z.strictObject({ kind: z.literal('declined'), ...answer }),
  z.strictObject({ kind: z.literal('lapsed'), ...answer }),
  z.strictObject({ kind: z.literal('reopened'), ...answer }),
  z.strictObject({ kind: z.literal('presented'), title: text }),
  z.strictObject({ kind: z.literal('presentationChanged'), title: text }),
  z.strictObject({ kind: z.literal('testAsked'), ...test, deadline: instantSchema }),
  z.strictObject({ kind: z.literal('testExtended'), ...test, deadline: instantSchema }),
  z.strictObject({ kind: z.literal('testCancelled'), ...test }),
  z.strictObject({ kind: z.literal('testApproved'), ...test, message: z.optional(text) }),
  z.strictObject({ kind: z.literal('testRetake'), ...test, message: z.optional(text) }),
  z.strictObject({ kind: z.literal('testDeclined'), ...test, message: z.optional(text) }),
  z.strictObject({ kind: z.literal('testExpired'), ...test }),
  /** What staff did in an artist's name. */
  z.strictObject({
    kind: z.literal('testOnBehalf'),
    ...test,
    step: z.enum([...ON_BEHALF_STEPS, 'submitted']),
  }),
  z.strictObject({ kind: z.literal('invitation'), name: text, link: invitationLinkSchema }),
  /** The messages and reports between two instants, which are read when the mail is written. */
  z.strictObject({ kind: z.literal('received'), since: instantSchema, until: instantSchema }),
])
export type Notice = z.infer<typeof noticeSchema>
export type NoticeKind = Notice['kind']

/** The receiver of a notice: a person with an account, an address without one, or the team. */
const receiverSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), uid: text }),
  z.strictObject({ kind: z.literal('address'), email: text }),
  z.strictObject({ kind: z.literal('team') }),
])
export type Receiver = z.infer<typeof receiverSchema>

/** `outbox/{id}`: what will be told, written in the transaction of the act that it tells of. Nobody reads it. */
export const outboxSchema = z.strictObject({
  notice: noticeSchema,
  receiver: receiverSchema,
  /** Not before; until then the act that is undone takes its notice away. */
  sendAfter: instantSchema,
})
export type OutboxItem = z.infer<typeof outboxSchema>

/** How long a mail that was sent is kept. */
export const MAIL_KEPT_DAYS = 30

/**
 * `mail/{id}`: in the format of the extension “Trigger Email from Firestore” (firebase/firestore-send-email), which sends it and
 * adds a field `delivery`. Nobody reads it.
 */
export const mailSchema = z.object({
  to: z.array(text),
  message: z.strictObject({ subject: text, text, html: text }),
  /** Whose account it was sent to, where it was to one. */
  uid: z.optional(text),
  kind: z.string(),
  at: instantSchema,
})
export type Mail = z.infer<typeof mailSchema>
