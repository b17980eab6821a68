import { formatList } from '../formats/formatList.ts'

/** Whom a ranking shows first, and how they got there. */
export interface Movement {
  /** By id: how many places somebody among the first rose, or fell where it is negative; `'in'` where they were not among them. */
  readonly moves: ReadonlyMap<string, number | 'in'>
  /** Who was among the first and is not any more, in the order in which they stood. */
  readonly out: readonly string[]
}

/** What changed among the first `shown` from one ranking to another, each given by ids, the best first. */
export function movementOf(before: readonly string[], after: readonly string[], shown: number): Movement {
  const first = before.slice(0, shown)
  const stood = new Map(first.map((id, place) => [id, place]))
  const now = after.slice(0, shown)
  const stays = new Set(now)
  const moves = new Map(
    now.map((id, place) => {
      const was = stood.get(id)
      return [id, was === undefined ? ('in' as const) : was - place]
    }),
  )
  return { moves, out: first.filter((id) => !stays.has(id)) }
}

/** One move: “subiu 2”, “desceu 1”, “entrou”, and nothing of who stayed. */
export function moveWords(move: number | 'in'): string {
  if (move === 'in') return 'entrou'
  if (move === 0) return ''
  return move > 0 ? `subiu ${String(move)}` : `desceu ${String(-move)}`
}

/** All of it in one line: “Ana subiu 2; Rui entrou; Bia saiu.”, empty where nobody moved. */
export function movementWords({ moves, out }: Movement, nameOf: (id: string) => string): string {
  const parts = [...moves].flatMap(([id, move]) => (move === 0 ? [] : [`${nameOf(id)} ${moveWords(move)}`]))
  const left = out.map(nameOf)
  if (left.length > 0) parts.push(`${formatList(left)} ${left.length === 1 ? 'saiu' : 'saíram'}`)
  return parts.length === 0 ? '' : `${parts.join('; ')}.`
}
