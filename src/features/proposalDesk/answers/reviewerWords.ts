import { formatSince } from '../../../lib/formats/formatSince.ts'
import type { Reviewer } from './reviewers.ts'

/** Where a reviewer stands, and since when: “enviou há 2 horas”. */
export function standingWords(
  { standing, lastAt, savedAt, sentAt }: Pick<Reviewer, 'standing' | 'lastAt' | 'savedAt' | 'sentAt'>,
  now: Date,
): string {
  if (standing === 'looked') return `viu ${formatSince(lastAt, now)}`
  if (standing === 'sent') return `enviou ${formatSince(sentAt ?? savedAt ?? lastAt, now)}`
  const since = formatSince(savedAt ?? lastAt, now)
  return sentAt === undefined ? `respondendo, salvou ${since}` : `reabriu as respostas, salvou ${since}`
}

/** When a reviewer looked: the first time and the last. */
export function lookedWords({ firstAt, lastAt }: Pick<Reviewer, 'firstAt' | 'lastAt'>, now: Date): string {
  const first = formatSince(firstAt, now)
  const last = formatSince(lastAt, now)
  return first === last ? `Abriu ${first}` : `Abriu ${first} · última vez ${last}`
}
