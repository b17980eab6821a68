import type { ApplicationStatus } from '@ribalta/domain/castings/applicationStatus'
import { AGENCY } from '@ribalta/domain/schemas/castings/application'
import type { FeedItem } from '@ribalta/domain/schemas/feed/feed'

type Kind = FeedItem['kind']

/** What a person's history does not take from the feed: applications speak for themselves, and a message is about nobody. */
type Untold = 'application' | 'applicationWithdrawn' | 'contactMessage'

function isUntold(kind: Kind): kind is Untold {
  return kind === 'application' || kind === 'applicationWithdrawn' || kind === 'contactMessage'
}

const WORDS: Readonly<Record<Exclude<Kind, Untold>, string>> = {
  registration: 'Fez o cadastro',
  profileChange: 'Mudou o perfil',
  lookConfirmed: 'Confirmou que o look continua igual',
  validated: 'A agência validou o perfil',
  changesRequested: 'A agência pediu ajustes',
  suspended: 'A agência suspendeu o perfil',
  archived: 'A agência arquivou o perfil',
  republished: 'A agência publicou o perfil de novo',
  report: 'Alguém denunciou a página',
}

/** What happened, as a sentence; nothing of an application, which says it for itself ({@link applicationWords}). */
export function historyWords({
  kind,
  actor,
  subject,
}: Pick<FeedItem, 'kind' | 'actor' | 'subject'>): string | undefined {
  if (isUntold(kind)) return undefined
  return kind === 'profileChange' && actor !== subject ? 'A equipe mudou o perfil' : WORDS[kind]
}

const STEPS: Readonly<Record<ApplicationStatus, string>> = {
  submitted: 'Inscreveu-se em',
  shortlisted: 'Entrou na pré-seleção de',
  testing: 'Passou para o teste de',
  proposed: 'Entrou na proposta de',
  selected: 'Recebeu a aprovação em',
  declined: 'Recebeu “não desta vez” em',
  withdrawn: 'Retirou a inscrição em',
}

/** What became of an application, before the casting's title: “Entrou na pré-seleção de”. */
export function applicationWords(
  status: ApplicationStatus,
  { by, isFirst }: { readonly by: string; readonly isFirst: boolean },
): string {
  return isFirst && by === AGENCY ? 'A agência colocou em' : STEPS[status]
}
