import { LANGUAGES, TRAVELS } from '@ribalta/domain/people/facts'
import { isRangeFact, type RangeFact } from '@ribalta/domain/roster/steps'
import type { Criterion, CriterionKind } from '@ribalta/domain/schemas/rhea/criteria'
import { FILTER_LABELS } from '../../lib/roster/rosterWords.ts'

/** What can be added to a set: a kind of criterion, and of numbers which one. */
export type CriterionChoice = Exclude<CriterionKind, 'range'> | RangeFact

export const CHOICE_LABELS: Readonly<Record<CriterionChoice, string>> = {
  class: FILTER_LABELS.classes,
  skill: 'Habilidade e nível',
  playingAge: FILTER_LABELS.playingAge,
  heightCm: FILTER_LABELS.heightCm,
  bustCm: FILTER_LABELS.bustCm,
  waistCm: FILTER_LABELS.waistCm,
  hipCm: FILTER_LABELS.hipCm,
  shoe: FILTER_LABELS.shoe,
  place: 'Lugar (UF, cidade)',
  travel: FILTER_LABELS.travel,
  language: 'Idioma',
  freshness: 'Look em dia',
  video: 'Vídeo',
  testsInTime: 'Testes respondidos no prazo',
  results: 'Escolhas anteriores',
}

// Object.keys forgets what it was asked of.
const CHOICES = Object.keys(CHOICE_LABELS) as readonly CriterionChoice[]

/** How often a choice can be in one set; as often as one likes where it is not here. */
const MOST: Readonly<Partial<Record<CriterionChoice, number>>> = {
  travel: TRAVELS.length,
  language: LANGUAGES.length,
}

export function choiceOf(criterion: Criterion): CriterionChoice {
  return criterion.kind === 'range' ? criterion.fact : criterion.kind
}

/** What can still be added: each once, but for skills, travels and languages, of which there are many. */
export function choicesLeft(criteria: readonly Criterion[]): CriterionChoice[] {
  return CHOICES.filter((choice) => {
    const count = criteria.filter((criterion) => choiceOf(criterion) === choice).length
    return choice === 'skill' || count < (MOST[choice] ?? 1)
  })
}

/** What is not plain of a choice, in words. */
export function choiceHint(choice: CriterionChoice): string | undefined {
  if (isRangeFact(choice)) return 'Um dos lados pode ficar em aberto.'
  switch (choice) {
    case 'class':
      return 'Basta uma das classes escolhidas.'
    case 'freshness':
      return 'Quanto mais recente a confirmação do look, mais pontos.'
    case 'video':
      return 'Quem tem vídeo no perfil.'
    case 'testsInTime':
      return `Quantos dos testes pedidos a pessoa respondeu antes do prazo. ${HISTORY_HINT}`
    case 'results':
      return `Em quantos dos papéis para os quais foi apresentada a pessoa foi escolhida. ${HISTORY_HINT}`
    case 'skill':
    case 'place':
    case 'travel':
    case 'language':
      return undefined
  }
}

/** Why what somebody did before is never required. */
export const HISTORY_HINT = 'Quem é novo ainda não tem histórico: pesa, não exclui.'
