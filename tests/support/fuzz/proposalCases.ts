import { type FuzzCase, NOBODY } from './fuzzCase.ts'
import { MARKED } from './marks.ts'

/** The calls of proposals and their rooms. */
export function proposalCases(artistUid: string) {
  return {
    saveProposal: {
      as: 'artist',
      base: {
        proposalId: NOBODY,
        version: 0,
        form: {
          title: MARKED.artisticName,
          client: MARKED.legalName,
          message: MARKED.legalName,
          deadline: { seconds: 1_800_000_000, nanoseconds: 0 },
          consentMode: 'informed',
          facts: ['heightCm', 'bio'],
          items: [
            {
              artistId: artistUid,
              role: MARKED.legalName,
              media: [NOBODY],
              takes: [{ testRequestId: NOBODY, takeId: NOBODY }],
            },
          ],
        },
      },
    },
    addToProposal: {
      as: 'artist',
      base: {
        proposal: {
          kind: 'new',
          id: 'zq7zq7zq7zq7zq7zq7zq7zq7',
          title: MARKED.artisticName,
          client: MARKED.legalName,
        },
        people: [{ artistId: artistUid }],
      },
      others: [
        {
          proposal: { kind: 'existing', id: NOBODY },
          castingId: NOBODY,
          people: [{ artistId: artistUid, roleId: NOBODY }],
        },
      ],
    },
    renewProposalLink: { as: 'artist', base: { proposalId: NOBODY } },
    getProposal: {
      as: 'visitor',
      base: { proposalId: NOBODY, key: MARKED.password },
      others: [
        {
          proposalId: NOBODY,
          key: MARKED.password,
          reviewer: { secret: 'zq7zq7zq7zq7zq7zq7zq7zq7', name: MARKED.artisticName },
          code: MARKED.password,
        },
      ],
    },
    answerProposal: {
      as: 'visitor',
      base: {
        proposalId: NOBODY,
        key: MARKED.password,
        secret: 'zq7zq7zq7zq7zq7zq7zq7zq7',
        choices: [{ artistId: artistUid, answer: 'yes', comment: MARKED.legalName, preference: 1 }],
        act: 'save',
      },
    },
    setProposalCode: { as: 'artist', base: { proposalId: NOBODY, code: MARKED.password } },
  } as const satisfies Readonly<Record<string, FuzzCase>>
}
