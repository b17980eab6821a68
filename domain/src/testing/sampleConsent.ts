import type { ProposalItem, ShownPart } from '../schemas/proposals/proposal.ts'

type Consent = NonNullable<ProposalItem['consent']>

/** Returns an artist's answer for tests. By default an agreement covers the facts of `samplePresentation` and no media. */
export function sampleConsent(
  answer: Consent['answer'],
  {
    at = { seconds: 1_700_000_000, nanoseconds: 0 },
    ...covers
  }: Partial<ShownPart> & Pick<Partial<Consent>, 'at'> = {},
): Consent {
  if (answer === 'left') return { answer, at }
  return { answer, at, covers: { facts: ['playingAge', 'uf', 'bio'], media: [], takes: [], ...covers } }
}
