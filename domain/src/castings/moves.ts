/**
 * What became of a candidate who was to be moved: `done`, also where they were there already; nothing at all where somebody else
 * moved them meanwhile (`moved`), the artist has their answer (`answered`), the casting is over (`closed`), the artist is off air and
 * would go on (`offAir`), a minor's court authorisation is missing (`court`), only a director may approve them (`director`), it is one's own
 * (`self`), the role has everybody that it looks for (`filled`), there is no such arrow (`state`) or no such candidate (`gone`);
 * `failed` may be tried again.
 */
export const MOVE_OUTCOMES = [
  'done',
  'moved',
  'answered',
  'closed',
  'offAir',
  'court',
  'director',
  'self',
  'filled',
  'state',
  'gone',
  'failed',
] as const
export type MoveOutcome = (typeof MOVE_OUTCOMES)[number]

/** Why somebody was not moved, as the screen and the server say it. */
export const MOVE_HURDLES: Readonly<Record<Exclude<MoveOutcome, 'done' | 'failed'>, string>> = {
  moved: 'Outra pessoa moveu esta inscrição enquanto isso.',
  answered: 'A pessoa já recebeu a resposta.',
  closed: 'Este casting foi encerrado.',
  offAir: 'Este artista está fora do ar: só dá para encerrar a inscrição.',
  court: 'Menor de 18 anos: informe o número do alvará judicial.',
  director: 'Este cadastro foi feito como de menor: só a direção pode selecionar.',
  self: 'É a sua inscrição: outra pessoa da equipe responde.',
  filled:
    'Este personagem já está completo. Para aprovar mais alguém, aumente a quantidade nos dados do casting.',
  state: 'Não é possível passar deste estado para o outro.',
  gone: 'Inscrição não encontrada.',
}
