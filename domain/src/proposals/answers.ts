/** What a client says of an artist. */
export const ANSWERS = ['yes', 'maybe', 'no'] as const
export type Answer = (typeof ANSWERS)[number]

export const ANSWER_LABELS: Readonly<Record<Answer, string>> = { yes: 'Sim', maybe: 'Talvez', no: 'Não' }

/** Whom a client would take first, and whom if that fails: at most one of each for a role. */
export const PREFERENCES = [1, 2] as const
export type Preference = (typeof PREFERENCES)[number]

export const PREFERENCE_LABELS: Readonly<Record<Preference, string>> = { 1: '1ª opção', 2: '2ª opção' }

export const MAX_COMMENT = 1000
export const MAX_REVIEWER_NAME = 60
/** Maximum new devices per link and access code. A new link or code resets the count. */
export const MAX_DEVICES = 50
/** The number of devices from which staff are warned that the link will soon refuse new ones. */
export const MANY_DEVICES = 40
/** Maximum reviewers of a proposal that staff can list. */
export const MAX_REVIEWERS = 200
/** Maximum wrong tries of an access code, over all addresses. */
export const MAX_CODE_TRIES = 100
export const MIN_ACCESS_CODE = 6
export const MAX_ACCESS_CODE = 40

/** What one reviewer says of one artist. */
export interface Choice {
  readonly answer?: Answer | undefined
  /** May be empty. */
  readonly comment: string
  /** Only with a yes. */
  readonly preference?: Preference | undefined
}

/** By the artist's uid. */
export type Choices = Readonly<Record<string, Choice>>

export const NO_CHOICE: Choice = { comment: '' }

/** Whether a reviewer sent their answers or is still at it. */
export const REVIEW_STATUSES = ['open', 'sent'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

interface Change {
  readonly artistId: string
  /** The artists who are presented for the same role. */
  readonly rivals: readonly string[]
  readonly choice: Partial<Choice>
}

/**
 * The choices that change where something is said of one artist: theirs, and the rival's who had the same preference. A preference is a
 * yes, and goes with it.
 */
export function changedChoices(choices: Choices, { artistId, rivals, choice }: Change): Choices {
  const next = consistent({ ...(choices[artistId] ?? NO_CHOICE), ...choice }, choice)
  const changed: Record<string, Choice> = { [artistId]: next }
  if (next.preference === undefined) return changed
  for (const rival of rivals) {
    const theirs = choices[rival]
    if (rival === artistId || theirs?.preference !== next.preference) continue
    changed[rival] = withoutPreference(theirs)
  }
  return changed
}

function consistent(next: Choice, change: Partial<Choice>): Choice {
  if (next.preference === undefined || next.answer === 'yes') return next
  return change.preference === undefined ? withoutPreference(next) : { ...next, answer: 'yes' }
}

function withoutPreference({ answer, comment }: Choice): Choice {
  return answer === undefined ? { comment } : { answer, comment }
}

/** Of how many of these artists something is decided. */
export function countDecided(choices: Choices, artistIds: readonly string[]): number {
  return artistIds.filter((id) => choices[id]?.answer !== undefined).length
}
