import type { Proposal } from '../schemas/proposals/proposal.ts'

/** A proposal as it is stored, a draft with nobody in it, for tests. */
export function sampleProposal(changes: Partial<Proposal> = {}): Proposal {
  return {
    title: 'Campanha de inverno',
    client: 'Marca de lã',
    message: '',
    deadline: { seconds: 4_000_000_000, nanoseconds: 0 },
    consentMode: 'informed',
    facts: ['playingAge'],
    items: [],
    people: [],
    status: 'draft',
    version: 1,
    keyVersion: 0,
    openedBy: 0,
    answeredBy: 0,
    createdBy: 'rui',
    createdAt: { seconds: 1, nanoseconds: 0 },
    updatedAt: { seconds: 1, nanoseconds: 0 },
    ...changes,
  }
}
