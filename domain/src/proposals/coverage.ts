import type { Proposal, ProposalItem, ShownPart } from '../schemas/proposals/proposal.ts'
import { type Asked, type Consent, mustAgreeFirst } from './consent.ts'

/** The facts, media and takes that staff chose to show of an artist. */
export type Chosen = Pick<Proposal, 'facts'> & Pick<ProposalItem, 'media' | 'takes'>

type Answer = ProposalItem['consent']

/** Returns the chosen facts, media and takes by their ids, as a consent stores them. */
export function shownPart({ facts, media, takes }: Chosen): ShownPart {
  return { facts: [...facts], media: [...media], takes: takes.map(({ takeId }) => takeId) }
}

/** Returns the intersection of two parts, in the order of the first. */
export function commonPart(one: ShownPart, other: ShownPart): ShownPart {
  return {
    facts: one.facts.filter((fact) => other.facts.includes(fact)),
    media: one.media.filter((id) => other.media.includes(id)),
    takes: one.takes.filter((id) => other.takes.includes(id)),
  }
}

/** Returns whether a consent covers a part. Without a consent nothing is covered, not even an empty part. */
export function covers(consent: Answer, part: ShownPart): boolean {
  if (consent?.answer !== 'agreed') return false
  const { facts, media, takes } = commonPart(part, consent.covers)
  return (
    facts.length === part.facts.length &&
    media.length === part.media.length &&
    takes.length === part.takes.length
  )
}

/** Returns whether staff chose more than the artist agreed to. The client sees the rest only after they agree again. */
export function isWidened(consent: Answer, chosen: Chosen): boolean {
  return consent?.answer === 'agreed' && !covers(consent, shownPart(chosen))
}

/**
 * Returns whether a proposal waits for an artist's answer: they must agree and haven't answered, or staff chose more than they agreed to.
 * A minor, who must always agree, isn't counted unless the proposal asks everyone: only their record tells their age.
 */
export function isAwaited({
  consent,
  ...item
}: Omit<Asked, 'consent'> & Chosen & { consent?: Answer }): boolean {
  return consent === undefined ? mustAgreeFirst(item) : isWidened(consent, item)
}

/** Returns the part of the choice that a client may see: what the artist agreed to, or all of it before they answered. */
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
 * Returns whether an answer changes the artist's last one. An artist who left may return, one who agreed may leave any day, and one who
 * agreed to less may agree to more.
 */
export function canConsent(from: Answer, to: Consent, part: ShownPart): boolean {
  return from?.answer !== to || (to === 'agreed' && !covers(from, part))
}
