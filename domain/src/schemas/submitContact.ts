import * as z from 'zod/mini'
import { contactFormSchema } from './contactMessage.ts'
import { chanceIdSchema } from './documentId.ts'
import { phoneSchema } from './phone.ts'

/** `submitContact`. The requestId makes a repeat harmless. */
export const submitContactSchema = z.extend(contactFormSchema, {
  phone: z.optional(phoneSchema),
  requestId: chanceIdSchema,
  /** A field that no person sees: only a program that fills in forms has something here, and is refused. */
  website: z.optional(z.string().check(z.maxLength(0, 'Deixe vazio o campo que não aparece na tela.'))),
})
export type SubmitContactInput = z.infer<typeof submitContactSchema>
export interface SubmitContactResult {
  readonly received: true
}
