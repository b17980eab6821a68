import type { FeedItem } from '@ribalta/domain/schemas/feed'

const WORDS: Readonly<Record<FeedItem['kind'], string>> = {
  registration: 'Fez o cadastro',
  profileChange: 'Mudou o perfil',
  validated: 'A agência validou o perfil',
  changesRequested: 'A agência pediu ajustes',
  suspended: 'A agência suspendeu o perfil',
  archived: 'A agência arquivou o perfil',
  republished: 'A agência publicou o perfil de novo',
  application: 'Inscreveu-se em um casting',
  applicationWithdrawn: 'Retirou a inscrição de um casting',
  report: 'Alguém denunciou a página',
}

/** What happened, as a sentence. */
export function historyWords({ kind, actor, subject }: Pick<FeedItem, 'kind' | 'actor' | 'subject'>): string {
  return kind === 'profileChange' && actor !== subject ? 'A equipe mudou o perfil' : WORDS[kind]
}
