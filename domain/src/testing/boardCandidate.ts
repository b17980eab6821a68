import type { Candidate } from '../schemas/castings/candidate.ts'

/** Somebody on a board, for tests; `second` is when they applied and were changed last, and their place. */
export function boardCandidate(
  artistId: string,
  second: number,
  changes: Partial<Candidate> = {},
): Candidate {
  const at = { seconds: second, nanoseconds: 0 }
  const status = changes.status ?? 'submitted'
  return {
    castingId: 'casting',
    artistId,
    roleId: 'vizinha',
    status,
    order: `a${String(second).padStart(4, '0')}V`,
    castingTitle: 'Maré',
    roleTitle: 'Vizinha',
    note: '',
    media: [],
    memo: '',
    history: [{ status, at, by: artistId }],
    movedBy: artistId,
    followAt: null,
    createdAt: at,
    updatedAt: at,
    ...changes,
  }
}
