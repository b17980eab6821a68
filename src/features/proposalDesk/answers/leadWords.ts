import { MOVE_HURDLES, type MoveOutcome } from '@ribalta/domain/castings/moves'
import { columnTitle } from '../../../data/board/columns.ts'
import { formatList } from '../../../lib/formats/formatList.ts'
import { people } from '../../../lib/words/actWords.ts'

/** How it ended for one. */
export interface LeadOutcome {
  readonly name: string
  readonly outcome: MoveOutcome
}

export const APPROVED = columnTitle('selected')

/** Who was approved, without a full stop: “Ana foi para “Aprovados” e lê a resposta em um minuto”. */
export function approvedWords(names: readonly string[]): string {
  const [first] = names
  return first !== undefined && names.length === 1
    ? `${first} foi para “${APPROVED}” e lê a resposta em um minuto`
    : `${people(names.length)} foram para “${APPROVED}” e leem a resposta em um minuto`
}

/** Of those on no board for whom no role was chosen. */
export function leftOutWords(names: readonly string[]): string[] {
  if (names.length === 0) return []
  return [`${names.length === 1 ? 'Ficou' : 'Ficaram'} de fora, sem personagem: ${formatList(names)}.`]
}

/** What became of each, a sentence for those who went and one for each reason why others did not. */
export function leadWords(ended: readonly LeadOutcome[]): string[] {
  const names = (of: readonly LeadOutcome[]): string[] => of.map(({ name }) => name)
  const done = ended.filter(({ outcome }) => outcome === 'done')
  const refused = Map.groupBy(
    ended.filter(({ outcome }) => outcome !== 'done'),
    ({ outcome }) => outcome,
  )
  return [
    ...(done.length === 0 ? [] : [`${approvedWords(names(done))}.`]),
    ...[...refused].map(([outcome, of]) => `${formatList(names(of))}: ${hurdle(outcome)}`),
  ]
}

function hurdle(outcome: MoveOutcome): string {
  if (outcome === 'done' || outcome === 'failed') return 'Não deu certo. Tente de novo.'
  // Of several people no number can be asked for here.
  return outcome === 'court' ? `${MOVE_HURDLES.court} Isso se faz na mesa do casting.` : MOVE_HURDLES[outcome]
}
