import { isWaiting } from '@ribalta/domain/castings/candidateStatus'
import { MOVE_HURDLES, type MoveOutcome } from '@ribalta/domain/castings/moves'
import { columnOf, columnTitle } from '../../../data/board/columns.ts'
import { formatList } from '../../../lib/formats/formatList.ts'
import { people } from '../../../lib/words/actWords.ts'
import type { Move, Moved } from './openBoard.ts'

/** Whom an act is about: the name of one, the number of many. */
function who(moves: readonly Move[], nameOf: (uid: string) => string): string {
  const [first] = moves
  return first !== undefined && moves.length === 1 ? nameOf(first.candidate.artistId) : people(moves.length)
}

/** What an act does, as a sentence without its full stop. */
export function moveSentence(moves: readonly Move[], nameOf: (uid: string) => string): string {
  const [first] = moves
  if (first === undefined) return ''
  const name = who(moves, nameOf)
  const isOne = moves.length === 1
  if (moves.every(({ candidate, to }) => candidate.status === to)) {
    return isOne ? `${name} mudou de lugar` : `${name} mudaram de lugar`
  }
  const title = columnTitle(columnOf(first.to))
  const answer = isWaiting(first.to)
    ? ''
    : isOne
      ? ' e lê a resposta em um minuto'
      : ' e leem a resposta em um minuto'
  return `${name} ${isOne ? 'foi' : 'foram'} para “${title}”${answer}`
}

/** Why some were not moved, a sentence for each reason; `movers` are names by uid. */
export function hurdleSentences(
  moved: readonly Moved[],
  nameOf: (uid: string) => string,
  movers: ReadonlyMap<string, string>,
): string[] {
  const refused = moved.filter(({ outcome }) => outcome !== 'done')
  const groups = Map.groupBy(refused, ({ outcome, movedBy }) =>
    outcome === 'moved' ? (movedBy ?? '') : outcome,
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const names = formatList(group.map(({ candidate }) => nameOf(candidate.artistId)))
    return [`${names}: ${hurdle(first.outcome, movers.get(first.movedBy ?? ''))}`]
  })
}

function hurdle(outcome: MoveOutcome, mover: string | undefined): string {
  if (outcome === 'moved' && mover !== undefined) return `${mover} moveu esta inscrição enquanto isso.`
  return outcome === 'done' || outcome === 'failed' ? 'Não deu certo. Tente de novo.' : MOVE_HURDLES[outcome]
}
