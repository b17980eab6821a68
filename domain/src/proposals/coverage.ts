import type { Proposal, ProposalItem, ShownPart } from '../schemas/proposals/proposal.ts'
import type { Consent } from './consent.ts'

/** What staff chose to show of an artist. */
export type Chosen = Pick<Proposal, 'facts'> & Pick<ProposalItem, 'media' | 'takes'>

type Answer = ProposalItem['consent']

/** Returns what was chosen by its ids, as a consent holds it. */
export function shownPart({ facts, media, takes }: Chosen): ShownPart {
  return { facts: [...facts], media: [...media], takes: takes.map(({ takeId }) => takeId) }
}

/** Returns what two parts have in common, in the order of the first. */
export function commonPart(one: ShownPart, other: ShownPart): ShownPart {
  return {
    facts: one.facts.filter((fact) => other.facts.includes(fact)),
    media: one.media.filter((id) => other.media.includes(id)),
    takes: one.takes.filter((id) => other.takes.includes(id)),
  }
}

/** Returns whether a consent covers a part; one that was not given covers nothing, not even an empty part. */
export function covers(consent: Answer, part: ShownPart): boolean {
  if (consent?.answer !== 'agreed') return false
  const { facts, media, takes } = commonPart(part, consent.covers)
  return (
    facts.length === part.facts.length &&
    media.length === part.media.length &&
    takes.length === part.takes.length
  )
}

/** Returns whether staff chose more since an artist agreed: the client waits for the rest until they agree again. */
export function isWidened(consent: Answer, chosen: Chosen): boolean {
  return consent?.answer === 'agreed' && !covers(consent, shownPart(chosen))
}

/** Returns what a client may be shown of the chosen part: only what an artist agreed to, or all of it before they answered. */
export function coveredPart({ facts, media, takes }: Chosen, consent: Answer): Chosen {
  if (consent?.answer !== 'agreed') return { facts, media, takes }
  const { covers: agreed } = consent
  return {
    facts: facts.filter((fact) => agreed.facts.includes(fact)),
    media: media.filter((id) => agreed.media.includes(id)),
    takes: takes.filter(({ takeId }) => agreed.takes.includes(takeId)),
  }
}

/**
 * Returns whether an artist may answer this after their last answer. Who left by mistake comes back, who agreed may leave any day, and
 * who agreed to less agrees to more.
 */
export function canConsent(from: Answer, to: Consent, part: ShownPart): boolean {
  return from?.answer !== to || (to === 'agreed' && !covers(from, part))
}
