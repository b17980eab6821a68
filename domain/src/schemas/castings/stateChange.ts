import * as z from 'zod/mini'
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../castings/applicationStatus.ts'
import { CASTING_STATUSES, type CastingStatus } from '../../castings/castingStatus.ts'
import { courtAuthorisationSchema } from './application.ts'
import { documentIdSchema, roleIdSchema } from '../documentId.ts'

/** `changeState`: a thing goes on along an arrow of its states. A repeat is harmless. */
export const changeStateSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('casting'),
    castingId: documentIdSchema,
    to: z.enum(CASTING_STATUSES),
    /** On closing: answers every candidate left without an answer that it is not this time. */
    declineRest: z.optional(z.boolean()),
  }),
  z.strictObject({
    kind: z.literal('application'),
    castingId: documentIdSchema,
    artistId: documentIdSchema,
    roleId: roleIdSchema,
    to: z.enum(APPLICATION_STATUSES),
    courtAuthorisation: z.optional(courtAuthorisationSchema),
  }),
])
export type ChangeStateInput = z.infer<typeof changeStateSchema>
export type CastingChange = Extract<ChangeStateInput, { kind: 'casting' }>
export type ApplicationChange = Extract<ChangeStateInput, { kind: 'application' }>
export interface ChangeStateResult {
  readonly status: CastingStatus | ApplicationStatus
}
