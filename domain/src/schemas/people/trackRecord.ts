import * as z from 'zod/mini'

const countSchema = z.int().check(z.minimum(0))

/** What came of asking somebody before, in counts; `profiles/{uid}` keeps it and `roster` mirrors it. */
export const trackRecordSchema = z.object({
  /** Tests that waited for their answer to the end: sent, refused or left until the deadline passed. */
  testsAsked: countSchema,
  /** Those of them that were sent or refused before it passed. */
  testsInTime: countSchema,
  /** Roles for which clients saw them and that were decided. */
  presented: countSchema,
  /** Those of them that they got. */
  chosen: countSchema,
})
export type TrackRecord = z.infer<typeof trackRecordSchema>
