import * as z from 'zod/mini'
import { CONTACT_SUBJECTS, PAGE_REPORT_REASONS, REPORT_REASONS } from '../contact.ts'
import { MESSAGES } from '../messages.ts'
import { chanceIdSchema, documentIdSchema } from './documentId.ts'
import { instantSchema } from './instant.ts'
import { personName, textField } from './text.ts'

/** What a visitor types to the agency. */
export const contactFormSchema = z.strictObject({
  name: textField(2, 120, 'Nome').check(...personName),
  email: z.email(MESSAGES.login.invalidEmail).check(z.maxLength(254, 'E-mail longo demais.')),
  phone: z.optional(z.string()),
  subject: z.enum(CONTACT_SUBJECTS, 'Escolha o assunto.'),
  message: textField(10, 4000, 'Mensagem'),
})
export type ContactForm = z.infer<typeof contactFormSchema>

/** What every report says. */
export const reportSchema = z.strictObject({
  requestId: chanceIdSchema,
  message: textField(0, 2000, 'Mensagem'),
  email: z.optional(z.email(MESSAGES.login.invalidEmail).check(z.maxLength(254))),
})

/** `reportCasting`: something about a casting looks wrong. */
export const reportCastingSchema = z.extend(reportSchema, {
  castingId: documentIdSchema,
  reason: z.enum(REPORT_REASONS),
})
export type ReportCastingInput = z.infer<typeof reportCastingSchema>

/** `reportArtist`: something about an artist's page looks wrong. */
export const reportArtistSchema = z.extend(reportSchema, {
  artistId: documentIdSchema,
  reason: z.enum(PAGE_REPORT_REASONS),
})
export type ReportArtistInput = z.infer<typeof reportArtistSchema>

export interface ReportResult {
  readonly received: true
}

/** The uid of the person a message accuses, who may not read it even as staff. Empty when it accuses no one: queries skip a missing field. */
const about = z._default(z.string(), '')

/** `contactMessages/{id}`: for staff. */
export const contactMessageSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('contact'),
    about,
    name: z.string(),
    email: z.string(),
    phone: z.optional(z.string()),
    subject: z.enum(CONTACT_SUBJECTS),
    message: z.string(),
    at: instantSchema,
  }),
  z.strictObject({
    kind: z.literal('report'),
    about,
    castingId: z.string(),
    reason: z.enum(REPORT_REASONS),
    message: z.string(),
    email: z.optional(z.string()),
    at: instantSchema,
  }),
  z.strictObject({
    kind: z.literal('artistReport'),
    about,
    artistId: z.string(),
    reason: z.enum(PAGE_REPORT_REASONS),
    message: z.string(),
    email: z.optional(z.string()),
    at: instantSchema,
  }),
])
export type ContactMessage = z.infer<typeof contactMessageSchema>

/** The collections that hold messages to the agency and reports. */
export const RECEIVED_COLLECTIONS = ['contactMessages', 'messageReports'] as const

/** `deleteReceived`: a director deletes a message or a report that isn't about themselves. */
export const deleteReceivedSchema = z.strictObject({
  from: z.enum(RECEIVED_COLLECTIONS),
  id: documentIdSchema,
})
export type DeleteReceivedInput = z.infer<typeof deleteReceivedSchema>
export interface DeleteReceivedResult {
  readonly deleted: true
}
