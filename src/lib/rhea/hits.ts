import { instantToDate, type Instant } from '@ribalta/domain/instant'
import type { RheaRun } from '@ribalta/domain/schemas/rhea/run'
import { isAmongFirst } from './places.ts'

/** Somebody approved for a casting, and since when. */
export interface Chosen {
  readonly uid: string
  readonly at: Instant
}

/** How many were chosen, and how many of those stood among the first ten. */
export interface Hits {
  readonly chosen: number
  readonly first: number
}

export type HitRun = Pick<RheaRun, 'castingId' | 'first' | 'createdAt'>

/** Those who were approved after a ranking was made: whoever was approved before it, it did not foretell. */
export function chosenAfter<C extends Chosen>({ createdAt }: HitRun, chosen: readonly C[]): readonly C[] {
  const made = instantToDate(createdAt).getTime()
  return chosen.filter(({ at }) => instantToDate(at).getTime() > made)
}

/** How a ranking stands against what was decided after it. */
export function hitsOf(run: HitRun, chosen: readonly Chosen[]): Hits {
  const later = chosenAfter(run, chosen)
  return { chosen: later.length, first: later.filter(({ uid }) => isAmongFirst(run, uid)).length }
}

/**
 * The same over many rankings, the newest first. Whoever was chosen counts once, by the last ranking of their casting before that, however
 * often it was ranked.
 */
export function hitsAmong(
  runs: readonly HitRun[],
  chosenOf: (castingId: string) => readonly Chosen[] | undefined,
): Hits {
  const counted = new Set<string>()
  let first = 0
  for (const run of runs) {
    const { castingId } = run
    if (castingId === null) continue
    for (const { uid } of chosenAfter(run, chosenOf(castingId) ?? [])) {
      const choice = `${castingId} ${uid}`
      if (counted.has(choice)) continue
      counted.add(choice)
      if (isAmongFirst(run, uid)) first += 1
    }
  }
  return { chosen: counted.size, first }
}

/** “2 de 3 escolhidos estavam entre os dez primeiros”. */
export function hitsWords({ chosen, first }: Hits): string {
  const people = chosen === 1 ? 'escolhido' : 'escolhidos'
  return `${String(first)} de ${String(chosen)} ${people} ${first === 1 || chosen === 1 ? 'estava' : 'estavam'} entre os dez primeiros`
}

/** The same of one ranking, also where there is nothing to count. */
export function runHitsWords(run: HitRun, chosen: readonly Chosen[]): string {
  if (chosen.length === 0) return 'ainda sem aprovados'
  const hits = hitsOf(run, chosen)
  return hits.chosen === 0 ? 'feito depois da decisão' : hitsWords(hits)
}
