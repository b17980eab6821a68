import * as z from 'zod/mini'
import { documentIdSchema } from '../documentId.ts'
import { guardianSchema } from './privateDetails.ts'

/** `openGuardianContact`: whom the team calls instead of a child, written down each time. */
export const openGuardianContactSchema = z.strictObject({ profileId: documentIdSchema })
export type OpenGuardianContactInput = z.infer<typeof openGuardianContactSchema>

/** The guardian as the team sees them: by this phone on WhatsApp, too. */
export const guardianContactSchema = z.pick(z.object(guardianSchema.shape), { name: true, phone: true })
export type GuardianContact = z.infer<typeof guardianContactSchema>

/** `null` where the record has no guardian yet. */
export const openGuardianContactResultSchema = z.object({ guardian: z.nullable(guardianContactSchema) })
export type OpenGuardianContactResult = z.infer<typeof openGuardianContactResultSchema>
