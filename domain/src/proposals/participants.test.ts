import { expect, it } from 'vitest'
import { participantSchema } from '../schemas/proposals/participant.ts'
import { sampleProposal } from '../testing/sampleProposal.ts'
import { participantsOf } from './participants.ts'
import { PROPOSAL_STATUSES } from './proposalStatus.ts'

const at = { seconds: 7, nanoseconds: 0 }
const items = [
  { artistId: 'ana', role: 'Mãe', roleId: 'SECRET', media: ['a'], takes: [] },
  { artistId: 'bia', role: '', media: [], takes: [], consent: { answer: 'left', at } as const },
]
const proposal = sampleProposal({
  status: 'published',
  client: 'SECRET',
  message: 'SECRET',
  createdBy: 'SECRET',
  items,
})

it('an artist may know of a proposal what it is, what is shown of them and what they said, and nothing of others', () => {
  const [ana, bia] = participantsOf('p', proposal)
  expect(ana).toEqual({
    proposalId: 'p',
    artistId: 'ana',
    title: proposal.title,
    role: 'Mãe',
    deadline: proposal.deadline,
    state: 'open',
    consentMode: 'informed',
    facts: ['playingAge'],
    media: ['a'],
    takes: [],
  })
  expect(bia?.consent).toEqual({ answer: 'left', at })
  expect(JSON.stringify([ana, bia])).not.toContain('SECRET')
  expect(participantSchema.safeParse(bia).success).toBe(true)
})

it('nobody knows of a draft, and whoever knew knows when it is over', () => {
  const states = PROPOSAL_STATUSES.map((status) => participantsOf('p', { ...proposal, status })[0]?.state)
  expect(states).toEqual([undefined, 'open', 'open', 'over', 'over'])
})
