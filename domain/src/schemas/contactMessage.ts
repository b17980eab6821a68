import * as z from 'zod/mini'
import { instantSchema } from './instant.ts'
import { textField } from './text.ts'

export const CONTACT_SUBJECTS = ['contratar', 'artista', 'imprensa', 'privacidade', 'outro'] as const

/** `submitContact`: what a visitor writes to the agency. The requestId makes a repeat harmless. */
export const submitContactSchema = z.strictObject({
  requestId: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,40}$/)),
  name: textField(2, 120, 'Nome'),
  email: z.email('Formato de e-mail inválido.').check(z.maxLength(254)),
  phone: z.optional(z.string().check(z.regex(/^\d{10,11}$/, 'Telefone: DDD e número.'))),
  subject: z.enum(CONTACT_SUBJECTS),
  message: textField(10, 4000, 'Mensagem'),
})
export type SubmitContactInput = z.infer<typeof submitContactSchema>

/** `reportCasting`: something about a casting looks wrong. */
export const reportCastingSchema = z.strictObject({
  requestId: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,40}$/)),
  castingId: z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[^/]+$/)),
  reason: z.enum(['cobranca', 'enganoso', 'ofensivo', 'outro']),
  message: textField(0, 2000, 'Mensagem'),
  email: z.optional(z.email('Formato de e-mail inválido.').check(z.maxLength(254))),
})
export type ReportCastingInput = z.infer<typeof reportCastingSchema>

/** `contactMessages/{id}`: for staff. */
export const contactMessageSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('contact'),
    name: z.string(),
    email: z.string(),
    phone: z.optional(z.string()),
    subject: z.enum(CONTACT_SUBJECTS),
    message: z.string(),
    at: instantSchema,
  }),
  z.strictObject({
    kind: z.literal('report'),
    castingId: z.string(),
    reason: z.enum(['cobranca', 'enganoso', 'ofensivo', 'outro']),
    message: z.string(),
    email: z.optional(z.string()),
    at: instantSchema,
  }),
])
export type ContactMessage = z.infer<typeof contactMessageSchema>
