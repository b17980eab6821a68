import { trackRecordOf } from '../../../domain/src/people/trackRecord.ts'
import { candidateSchema } from '../../../domain/src/schemas/castings/candidate.ts'
import type { TrackRecord } from '../../../domain/src/schemas/people/trackRecord.ts'
import { testRequestSchema } from '../../../domain/src/schemas/screenTests/testRequest.ts'
import type { Written } from '../writeDocuments.ts'
import type { Member } from './roster.ts'

/** What came of asking the demonstration's people, counted of its tests and candidates as the schedule counts it. */
export function trackRecords(documents: readonly Written[], now: Date): ReadonlyMap<string, TrackRecord> {
  const dataAt = (pattern: RegExp): object[] =>
    documents.filter(([path]) => pattern.test(path)).map(([, data]) => data)
  const ofArtist = <T extends { artistId: string }>(all: readonly T[]): ReadonlyMap<string, T[]> =>
    Map.groupBy(all, ({ artistId }) => artistId)
  const tests = ofArtist(dataAt(/^testRequests\/[^/]+$/).map((data) => testRequestSchema.parse(data)))
  const candidates = ofArtist(dataAt(/^castings\/[^/]+\/board\//).map((data) => candidateSchema.parse(data)))
  return new Map(
    [...new Set([...tests.keys(), ...candidates.keys()])].flatMap((uid) => {
      const record = trackRecordOf(tests.get(uid) ?? [], candidates.get(uid) ?? [], now)
      return record === undefined ? [] : [[uid, record] as const]
    }),
  )
}

/** A member of whom it is known what came of asking them. */
export function withTrackRecord(member: Member, tracks: ReadonlyMap<string, TrackRecord>): Member {
  const { records } = member
  const trackRecord = tracks.get(records.uid)
  if (trackRecord === undefined) return member
  return { ...member, records: { ...records, profile: { ...records.profile, trackRecord } } }
}
