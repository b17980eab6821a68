import * as z from 'zod/mini'

/** A person's uid as a payload names it: what Firebase and `createProfile` make, and never a reserved document id. */
export const profileIdSchema = z.string().check(
  z.minLength(1),
  z.maxLength(128),
  z.regex(/^[\w-]+$/),
  z.refine((id) => !/^__.*__$/.test(id)),
)
