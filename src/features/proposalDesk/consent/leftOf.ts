import type { ProposalItem } from '@ribalta/domain/schemas/proposals/proposal'

/** The uids of those who left a proposal that they are in. */
export function leftOf(items: readonly Pick<ProposalItem, 'artistId' | 'consent'>[]): ReadonlySet<string> {
  return new Set(items.flatMap(({ artistId, consent }) => (consent?.answer === 'left' ? [artistId] : [])))
}
