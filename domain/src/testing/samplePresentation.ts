import type { Participant } from '../schemas/proposals/participant.ts'

/** What an artist reads of a presentation that they are in and only told of, for tests. */
export function samplePresentation(changes: Partial<Participant> = {}): Participant {
  return {
    proposalId: 'inverno',
    artistId: 'ana',
    title: 'Campanha de inverno',
    role: 'Vizinha',
    deadline: { seconds: 4_000_000_000, nanoseconds: 0 },
    state: 'open',
    consentMode: 'informed',
    facts: ['playingAge', 'uf', 'bio'],
    media: [],
    takes: [],
    ...changes,
  }
}
