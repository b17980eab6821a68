import type { Answer, Choice } from '@ribalta/domain/proposals/answers'
import { type Instant, instantToDate } from '@ribalta/domain/instant'
import type { ReviewEntry, ViewEntry } from '../../../data/proposals/reviews.ts'

/** Where somebody stands who has the link: only looked, is at it, or has sent. */
export type ReviewerStanding = 'looked' | 'open' | 'sent'

/** Somebody who looked at a proposal from one device, with what they say. */
export interface Reviewer {
  readonly id: string
  /** Told apart from others of the same name. */
  readonly name: string
  readonly standing: ReviewerStanding
  readonly firstAt: Instant
  readonly lastAt: Instant
  /** When they last sent; an answer that was opened again keeps it. */
  readonly sentAt: Instant | undefined
  readonly savedAt: Instant | undefined
  readonly choices: Readonly<Record<string, Choice>>
}

/** Who looked and what they say, in the order in which they came. */
export function reviewersOf(
  views: readonly ViewEntry[],
  reviews: readonly ReviewEntry[],
): readonly Reviewer[] {
  const reviewOf = new Map(reviews.map((review) => [review.id, review]))
  const came = views
    .map((view) => reviewerOf(view, reviewOf.get(view.id)))
    .toSorted((one, other) => millis(one.firstAt) - millis(other.firstAt) || (one.id < other.id ? -1 : 1))
  return toldApart(came)
}

function reviewerOf({ id, name, firstAt, lastAt }: ViewEntry, review: ReviewEntry | undefined): Reviewer {
  return {
    id,
    name,
    standing: review?.status ?? 'looked',
    firstAt,
    lastAt,
    sentAt: review?.sentAt,
    savedAt: review?.savedAt,
    choices: review?.choices ?? {},
  }
}

function millis(instant: Instant): number {
  return instantToDate(instant).getTime()
}

/** “Ana”, “Ana (2)”: names may repeat. */
function toldApart(reviewers: readonly Reviewer[]): readonly Reviewer[] {
  const counts = new Map<string, number>()
  return reviewers.map((reviewer) => {
    const key = reviewer.name.trim().toLocaleLowerCase('pt-BR')
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? reviewer : { ...reviewer, name: `${reviewer.name} (${String(count)})` }
  })
}

/** Those who said something, or sent that there is nothing to say. */
export function answeringOf(reviewers: readonly Reviewer[]): readonly Reviewer[] {
  return reviewers.filter(({ standing, choices }) => standing === 'sent' || Object.keys(choices).length > 0)
}

/** How many say what of an artist: what is sent counts, the rest is under way. */
export interface Tally {
  readonly sent: Readonly<Record<Answer, number>>
  readonly underWay: number
}

export function tallyOf(reviewers: readonly Reviewer[], artistId: string): Tally {
  const sent = { yes: 0, maybe: 0, no: 0 }
  let underWay = 0
  for (const { standing, choices } of reviewers) {
    const answer = choices[artistId]?.answer
    if (answer === undefined) continue
    if (standing === 'sent') sent[answer] += 1
    else underWay += 1
  }
  return { sent, underWay }
}

/** “2 sim · 1 talvez · 1 em andamento”; empty where nobody decided. */
export function tallyWords({ sent, underWay }: Tally): string {
  const parts = [
    [sent.yes, 'sim'],
    [sent.maybe, 'talvez'],
    [sent.no, 'não'],
    [underWay, 'em andamento'],
  ] as const
  return parts.flatMap(([count, word]) => (count === 0 ? [] : `${String(count)} ${word}`)).join(' · ')
}

/** Whom at least one client wants, in an answer that was sent. */
export function isWanted(reviewers: readonly Reviewer[], artistId: string): boolean {
  return tallyOf(reviewers, artistId).sent.yes > 0
}

/** Artists of whom something is said and who are not in the proposal any more. */
export function goneOf(reviewers: readonly Reviewer[], presented: readonly string[]): readonly string[] {
  const there = new Set(presented)
  const named = new Set(reviewers.flatMap(({ choices }) => Object.keys(choices)))
  return [...named].filter((artistId) => !there.has(artistId)).toSorted()
}
