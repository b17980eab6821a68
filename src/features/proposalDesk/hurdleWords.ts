import type { RoomHurdle } from '@ribalta/domain/proposals/room'

/** Why the client does not see somebody, after “Não aparece para o cliente: ”. */
export const HURDLE_WORDS: Readonly<Record<RoomHurdle, string>> = {
  gone: 'o cadastro não existe mais',
  offAir: 'fora do ar',
  minor: 'menor de idade: só aparece depois que aceitar participar, o que ainda não se pede por aqui',
}
