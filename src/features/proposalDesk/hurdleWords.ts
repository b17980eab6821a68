import type { RoomHurdle } from '@ribalta/domain/proposals/room'

/** Why the client does not see somebody, after “Não aparece para o cliente: ”. */
export const HURDLE_WORDS: Readonly<Record<RoomHurdle, string>> = {
  gone: 'o cadastro não existe mais',
  offAir: 'fora do ar',
  left: 'saiu desta apresentação',
  guardian: 'menor de idade, e a autorização do responsável ainda não foi confirmada',
  asked: 'ainda não aceitou participar',
}
