import { isReopening, isWaiting } from '@ribalta/domain/castings/candidateStatus'
import { MOVE_HURDLES, type MoveOutcome } from '@ribalta/domain/castings/moves'
import { columnOf, columnTitle } from '../../../data/board/columns.ts'
import { formatList } from '../../../lib/formats/formatList.ts'
import { people } from '../../../lib/words/actWords.ts'
import type { Asked, Drafting, Ended, Move } from './sendActs.ts'

/** Whom an act is about: the name of one, the number of many. */
function who(asked: readonly Asked[], nameOf: (uid: string) => string): string {
  const [first] = asked
  return first !== undefined && asked.length === 1 ? nameOf(first.candidate.artistId) : people(asked.length)
}

/** What an act does, as a sentence without its full stop. */
export function moveSentence(moves: readonly Move[], nameOf: (uid: string) => string): string {
  const [first] = moves
  if (first === undefined) return ''
  const name = who(moves, nameOf)
  const isOne = moves.length === 1
  if (moves.every(({ candidate, to }) => candidate.status === to)) {
    if (first.message !== undefined) return `${name} ${isOne ? 'lê' : 'leem'} outra mensagem com a resposta`
    return isOne ? `${name} mudou de lugar` : `${name} mudaram de lugar`
  }
  if (moves.every(({ candidate, to }) => isReopening(candidate, to)))
    return `${name} ${isOne ? 'voltou' : 'voltaram'} para análise`
  const reads = isOne ? 'lê a resposta em um minuto' : 'leem a resposta em um minuto'
  if (moves.some(({ to }) => to !== first.to)) return `${name} ${reads}`
  const title = columnTitle(columnOf(first.to))
  return `${name} ${isOne ? 'foi' : 'foram'} para “${title}”${isWaiting(first.to) ? '' : ` e ${reads}`}`
}

/** What holding answers back does, or giving that up, likewise. */
export function draftSentence(draftings: readonly Drafting[], nameOf: (uid: string) => string): string {
  const name = who(draftings, nameOf)
  return draftings.every(({ draft }) => draft === null)
    ? `Rascunho da resposta descartado: ${name}`
    : `Resposta guardada em rascunho: ${name}`
}

/** Why it came to nothing for some, a sentence for each reason; `movers` are names by uid. */
export function hurdleSentences(
  ended: readonly Ended[],
  nameOf: (uid: string) => string,
  movers: ReadonlyMap<string, string>,
): string[] {
  const refused = ended.filter(({ outcome }) => outcome !== 'done')
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
