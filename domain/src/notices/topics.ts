import type { NoticeKind } from '../schemas/notices/notice.ts'
import type { NoticeSettings } from '../schemas/notices/noticeSettings.ts'

/** What people may switch off in Segurança, as they read it. Whoever is of the team is asked about `messages`, too. */
export const NOTICE_TOPICS = {
  profile: 'Validação do meu perfil e pedidos de ajuste',
  castings: 'Castings: quando a agência me chama e o que foi decidido',
  presentations: 'Apresentações: quando a agência mostra você a um cliente',
  tests: 'Testes: pedidos, prazos e respostas',
  look: 'Pedidos para confirmar fotos e medidas',
  messages: 'Mensagens e denúncias que chegam pelo site',
} as const
export type NoticeTopic = keyof typeof NOTICE_TOPICS
export const NOTICE_TOPIC_IDS = [
  'profile',
  'castings',
  'presentations',
  'tests',
  'look',
  'messages',
] as const satisfies readonly NoticeTopic[]

/** By kind the topic that it belongs to; what is `always` told nobody switches off. */
const TOPIC_OF: Readonly<Record<NoticeKind, NoticeTopic | 'always'>> = {
  validated: 'profile',
  changesRequested: 'profile',
  rejected: 'always',
  changeRejected: 'profile',
  suspended: 'always',
  archived: 'always',
  republished: 'profile',
  contactChanged: 'always',
  secondFactorsReset: 'always',
  lookAsked: 'look',
  putIntoRole: 'castings',
  invitedToCasting: 'castings',
  selected: 'castings',
  declined: 'castings',
  lapsed: 'castings',
  reopened: 'castings',
  presented: 'presentations',
  presentationChanged: 'presentations',
  testAsked: 'tests',
  testExtended: 'tests',
  testCancelled: 'tests',
  testApproved: 'tests',
  testRetake: 'tests',
  testDeclined: 'tests',
  testExpired: 'tests',
  testOnBehalf: 'always',
  invitation: 'always',
  received: 'messages',
}

/** Whether somebody gets a notice of the kind. */
export function isWanted(kind: NoticeKind, { off }: NoticeSettings): boolean {
  const topic = TOPIC_OF[kind]
  return topic === 'always' || !off.includes(topic)
}

/** In milliseconds: what can be undone right after it was done is told a minute later. */
export const UNDO_MS = 60_000
const UNDOABLE: ReadonlySet<NoticeKind> = new Set(['suspended', 'archived', 'republished', 'testAsked'])

/** How long a notice waits, in milliseconds. */
export function waitOf(kind: NoticeKind): number {
  return UNDOABLE.has(kind) ? UNDO_MS : 0
}
