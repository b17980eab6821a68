import * as z from 'zod/mini'
import { phoneSchema } from '../phone.ts'
import { hasAddress, MAX_INVITED, preparedShape } from './invitation.ts'

const newlyPreparedSchema = z
  .strictObject({ ...preparedShape, phone: z.optional(phoneSchema) })
  .check(hasAddress)

/** `inviteArtists`: the people whose cadastro is prepared. */
export const inviteArtistsSchema = z.strictObject({
  people: z.array(newlyPreparedSchema).check(z.minLength(1), z.maxLength(MAX_INVITED)),
})
export type InviteArtistsInput = z.infer<typeof inviteArtistsSchema>
