import type { ProfileAct } from '@ribalta/domain/people/profileStatus'
import { ACT_WORDS } from '../../lib/words/actWords.ts'

/** What is done with everybody marked, by a dialog. */
export type MarksAct = ProfileAct | 'who' | 'list' | 'role' | 'test' | 'present' | 'look'

/** What each button says. */
export const MARKS_ACT_LABELS: Readonly<Record<MarksAct, string>> = {
  who: 'Ver quem',
  list: 'Adicionar a uma lista',
  role: 'Colocar em um personagem',
  test: 'Pedir teste',
  present: 'Apresentar',
  look: 'Pedir confirmação do visual',
  suspend: ACT_WORDS.suspend.action,
  archive: ACT_WORDS.archive.action,
  republish: ACT_WORDS.republish.action,
}
