import type { ProfileAct } from '@ribalta/domain/people/profileStatus'
import type { ActOutcome } from '@ribalta/domain/schemas/actOutcome'
import { formatList } from '../formats/formatList.ts'

/** What became of somebody, with the name. */
export interface NamedOutcome {
  readonly uid: string
  readonly name: string
  readonly outcome: ActOutcome
}

export const ACT_WORDS: Readonly<
  Record<
    ProfileAct,
    {
      readonly action: string
      readonly title: (people: string) => string
      readonly description: string
      readonly done: readonly [one: string, many: string]
    }
  >
> = {
  suspend: {
    action: 'Suspender',
    title: (people) => `Suspender ${people}`,
    description:
      'A página pública sai do ar na hora, e a pessoa não pode se inscrever em castings. Dá para publicar de novo depois.',
    done: ['foi suspensa', 'foram suspensas'],
  },
  archive: {
    action: 'Arquivar',
    title: (people) => `Arquivar ${people}`,
    description:
      'A página pública sai do ar na hora, e a pessoa some das buscas e listas, a não ser que se peça pelos arquivados. Dá para publicar de novo depois.',
    done: ['foi arquivada', 'foram arquivadas'],
  },
  republish: {
    action: 'Republicar',
    title: (people) => `Publicar ${people} de novo`,
    description: 'A página volta ao ar como estava. Quem mudou algo depois volta para a fila de validação.',
    done: ['está no ar de novo', 'estão no ar de novo'],
  },
}

const WHY: Readonly<Record<Exclude<ActOutcome, 'done' | 'queued'>, string>> = {
  gone: 'o cadastro não existe mais',
  already: 'já estava assim',
  state: 'a situação atual não permite',
  self: 'ninguém decide sobre si',
  guardian: 'falta a autorização do responsável, confirmada pela direção',
  neverPublished: 'nunca foi publicada',
  failed: 'não deu certo, tente de novo',
}

/** “1 pessoa”, “32 pessoas”. */
export function people(count: number): string {
  return count === 1 ? '1 pessoa' : `${String(count)} pessoas`
}

/** “1 marcado”, “32 marcados”. */
export function markedWords(count: number): string {
  return count === 1 ? '1 marcado' : `${String(count)} marcados`
}

/** The same of whoever is asked for a test. */
const WHY_NO_TEST: typeof WHY = {
  ...WHY,
  already: 'já tem um teste em andamento',
  state: 'está fora do ar ou já tem resposta',
  gone: 'o cadastro ou a inscrição não existe mais',
}

/** Where nobody was asked for a test because of some: who they are and why. */
export function hurdleWords(results: readonly NamedOutcome[]): string {
  const inTheWay = results.map(({ name, outcome }) =>
    outcome === 'done' || outcome === 'queued' ? name : `${name} (${WHY_NO_TEST[outcome]})`,
  )
  return `Nada foi enviado ainda, a ninguém, por causa de ${formatList(inTheWay)}.`
}

/** The same of whoever is brought into a proposal. */
const WHY_NOT_PRESENTED: typeof WHY = {
  ...WHY,
  state: 'está fora do ar ou já tem resposta',
  gone: 'o cadastro ou a inscrição não existe mais',
  self: 'ninguém apresenta a si',
}

/** Who came into a proposal, who was in it already, and who did not come in and why. */
export function presentedWords(title: string, results: readonly NamedOutcome[]): string[] {
  const there = results.filter(({ outcome }) => outcome === 'already').map(({ name }) => name)
  return [
    ...outcomeWords(
      [`entrou em “${title}”`, `entraram em “${title}”`],
      results.filter(({ outcome }) => outcome !== 'already'),
      WHY_NOT_PRESENTED,
    ),
    ...(there.length === 0
      ? []
      : [`Já ${there.length === 1 ? 'estava' : 'estavam'} na proposta: ${formatList(there)}.`]),
  ]
}

/** How an act ended, person by person where something kept it from them; `done` says what was done to one and to many. */
export function outcomeWords(
  done: readonly [one: string, many: string],
  results: readonly NamedOutcome[],
  why = WHY,
): string[] {
  const of = (outcome: ActOutcome): string[] =>
    results.filter((result) => result.outcome === outcome).map(({ name }) => name)
  const count = of('done').length
  const queued = of('queued')
  const skipped = results.flatMap(({ name, outcome }) =>
    outcome === 'done' || outcome === 'queued' ? [] : [`${name} (${why[outcome]})`],
  )
  return [
    ...(count === 0 ? [] : [`${people(count)} ${done[count === 1 ? 0 : 1]}.`]),
    ...(queued.length === 0 ? [] : [`De volta à fila de validação: ${formatList(queued)}.`]),
    ...(skipped.length === 0
      ? []
      : [`${skipped.length === 1 ? 'Ficou' : 'Ficaram'} de fora: ${formatList(skipped)}.`]),
  ]
}
