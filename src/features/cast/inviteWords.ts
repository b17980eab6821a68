import type { InviteOutcome, Prepared } from '@ribalta/domain/schemas/people/invitation'

export interface Answered {
  readonly prepared: Prepared
  readonly outcome: InviteOutcome
}

function count(number: number, one: string, many: string): string[] {
  return number === 0 ? [] : [number === 1 ? `1 ${one}` : `${String(number)} ${many}`]
}

/** What became of everybody who was sent, in sentences; who has a profile already is named. */
export function answeredWords(answered: readonly Answered[]): string[] {
  const of = (asked: InviteOutcome): string[] =>
    answered.filter(({ outcome }) => outcome === asked).map(({ prepared }) => prepared.artisticName)
  const known = of('known')
  return [
    ...count(of('invited').length, 'convite pronto.', 'convites prontos.'),
    ...count(
      of('again').length,
      'já tinha convite: os dados são os novos, o link é o mesmo.',
      'já tinham convite: os dados são os novos, os links são os mesmos.',
    ),
    ...count(
      known.length,
      `já tem perfil e ficou de fora: ${known.join(', ')}.`,
      `já têm perfil e ficaram de fora: ${known.join(', ')}.`,
    ),
  ]
}
