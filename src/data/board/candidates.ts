import { applicationId } from '@ribalta/domain/schemas/castings/application'
import { type Candidate, candidateSchema } from '@ribalta/domain/schemas/castings/candidate'
import type { DocumentData } from 'firebase/firestore'
import { logError } from '../../lib/log.ts'

export type { Candidate } from '@ribalta/domain/schemas/castings/candidate'

/** What tells one candidate from another on a board. */
export function candidateId({ artistId, roleId }: Pick<Candidate, 'artistId' | 'roleId'>): string {
  return applicationId(artistId, roleId)
}

/** One that cannot be read must not hide the others. */
export function toCandidates(documents: readonly { data: () => DocumentData }[]): Candidate[] {
  return documents.flatMap((stored) => {
    const parsed = candidateSchema.safeParse(stored.data())
    if (parsed.success) return [parsed.data]
    logError('A candidate could not be read', parsed.error)
    return []
  })
}
