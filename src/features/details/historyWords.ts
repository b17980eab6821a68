import type { CandidateStatus } from '@ribalta/domain/castings/candidateStatus'
import { AGENCY } from '@ribalta/domain/schemas/castings/application'
import type { FeedItem } from '@ribalta/domain/schemas/feed/feed'

type Kind = FeedItem['kind']

/** What a person's history does not take from the feed: the boards and the chat speak for themselves, and a message from Contatos or a client's look is about nobody. */
const UNTOLD = [
  'application',
  'applicationWithdrawn',
  'contactMessage',
  'message',
  'presentationOpened',
  'presentationAnswered',
] as const satisfies readonly Kind[]
type Untold = (typeof UNTOLD)[number]

function isUntold(kind: Kind): kind is Untold {
  return UNTOLD.some((each) => each === kind)
}

const WORDS: Readonly<Record<Exclude<Kind, Untold>, string>> = {
  registration: 'Fez o cadastro',
  profileChange: 'Mudou o perfil',
  lookConfirmed: 'Confirmou que o look continua igual',
  validated: 'A agência validou o perfil',
  changesRequested: 'A agência pediu ajustes',
  changeRejected: 'A agência não aprovou uma mudança do perfil',
  suspended: 'A agência suspendeu o perfil',
  archived: 'A agência arquivou o perfil',
  republished: 'A agência publicou o perfil de novo',
  testOpened: 'Viu um pedido de teste',
  testAccepted: 'Aceitou um teste',
  testRefused: 'Recusou um teste',
  testMoreTime: 'Pediu mais prazo para um teste',
  testSubmitted: 'Enviou um teste',
  testExpired: 'Deixou passar o prazo de um teste',
  presentationLeft: 'Saiu de uma apresentação a um cliente',
  report: 'Alguém denunciou a página',
}

/** What is otherwise the artist's own, done by somebody else. */
const BY_THE_TEAM: Readonly<Partial<Record<Kind, string>>> = {
  profileChange: 'A equipe mudou o perfil',
  testAccepted: 'A agência aceitou um teste em nome da pessoa',
  testRefused: 'A agência recusou um teste em nome da pessoa',
  testSubmitted: 'A agência enviou um teste em nome da pessoa',
}

/** What happened, as a sentence; nothing of an application, of which the board says it ({@link candidateStepWords}). */
export function historyWords({
  kind,
  actor,
  subject,
}: Pick<FeedItem, 'kind' | 'actor' | 'subject'>): string | undefined {
  if (isUntold(kind)) return undefined
  return (actor === subject ? undefined : BY_THE_TEAM[kind]) ?? WORDS[kind]
}

/** Each may be taken back while nobody was told, so none says that the person heard of it. */
const STEPS: Readonly<Record<CandidateStatus, string>> = {
  submitted: 'Voltou às inscrições recebidas de',
  shortlisted: 'Entrou na pré-seleção de',
  testing: 'Passou para o teste de',
  proposed: 'Entrou na apresentação de',
  selected: 'Teve a inscrição aprovada em',
  declined: 'Não teve a inscrição aprovada em',
  lapsed: 'Ficou sem retorno do cliente em',
  withdrawn: 'Retirou a inscrição em',
}

/** A step on the board of a casting, before the casting's title: “Entrou na pré-seleção de”. */
export function candidateStepWords(
  status: CandidateStatus,
  { by, isFirst }: { readonly by: string; readonly isFirst: boolean },
): string {
  if (!isFirst) return STEPS[status]
  return by === AGENCY ? 'A agência colocou em' : 'Inscreveu-se em'
}
