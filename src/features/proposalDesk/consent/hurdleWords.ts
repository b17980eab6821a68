import type { RoomHurdle } from '@ribalta/domain/proposals/room'

/** Why the client does not see somebody, as the end of a sentence; whoever is still to agree is waited for, which is said in its own words. */
export const HURDLE_WORDS: Readonly<Record<Exclude<RoomHurdle, 'asked'>, string>> = {
  gone: 'o cadastro não existe mais',
  offAir: 'fora do ar',
  left: 'saiu desta apresentação',
  guardian: 'menor de idade, e a autorização do responsável ainda não foi confirmada',
}
