import { createHash } from 'node:crypto'
import type { Reviewer } from '@ribalta/domain/schemas/proposals/answers'

/** The id of a reviewer's documents: only their device can name it, and in no two proposals is it the same. */
export function reviewerId(proposalId: string, { secret }: Pick<Reviewer, 'secret'>): string {
  return createHash('sha256').update(`${proposalId}\n${secret}`).digest('base64url')
}
