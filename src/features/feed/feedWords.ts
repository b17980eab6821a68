import type { FeedItem } from '@ribalta/domain/schemas/feed/feed'

export interface FeedNames {
  /** Whom the line is about. */
  readonly name: string
  /** Who did it, where that is somebody else. */
  readonly actor: string
  /** The casting's title. */
  readonly casting: string
  /** The proposal's title. */
  readonly proposal: string
}

/** What happened, as a sentence. */
export function feedWords(
  { kind, actor: actorId, subject, castingId }: Pick<FeedItem, 'kind' | 'actor' | 'subject' | 'castingId'>,
  { name, actor, casting, proposal }: FeedNames,
): string {
  switch (kind) {
    case 'registration':
      return `${name} fez o cadastro`
    case 'profileChange':
      return actorId === subject ? `${name} mudou o perfil` : `${actor} mudou o perfil de ${name}`
    case 'lookConfirmed':
      return `${name} confirmou que o look continua igual`
    case 'validated':
      return `${actor} validou o perfil de ${name}`
    case 'changesRequested':
      return `${actor} pediu ajustes no perfil de ${name}`
    case 'changeRejected':
      return `${actor} recusou uma mudança do perfil de ${name}`
    case 'suspended':
      return `${actor} suspendeu o perfil de ${name}`
    case 'archived':
      return `${actor} arquivou o perfil de ${name}`
    case 'republished':
      return `${actor} publicou de novo o perfil de ${name}`
    case 'application':
      return `${name} se inscreveu em ${casting}`
    case 'applicationWithdrawn':
      return `${name} retirou a inscrição em ${casting}`
    case 'testOpened':
      return `${name} viu o pedido de teste`
    case 'testAccepted':
      return actorId === subject ? `${name} aceitou o teste` : `${actor} aceitou o teste em nome de ${name}`
    case 'testRefused':
      return actorId === subject ? `${name} recusou o teste` : `${actor} recusou o teste em nome de ${name}`
    case 'testMoreTime':
      return `${name} pediu mais prazo para o teste`
    case 'testSubmitted':
      return actorId === subject ? `${name} enviou o teste` : `${actor} enviou o teste em nome de ${name}`
    case 'testExpired':
      return `O prazo do teste de ${name} passou`
    case 'presentationOpened':
      return `Um cliente abriu a proposta ${proposal}`
    case 'presentationAnswered':
      return `Um cliente respondeu à proposta ${proposal}`
    case 'presentationLeft':
      return `${name} saiu da proposta ${proposal}`
    case 'message':
      return `${name} escreveu para a agência`
    case 'report':
      return castingId === undefined
        ? `Alguém denunciou a página de ${name}`
        : `Alguém denunciou o casting ${casting}`
    case 'contactMessage':
      return 'Alguém escreveu pela página Contatos'
  }
}

/** Several lines that belong together, as one sentence. */
export function feedGroupWords(newest: FeedItem, count: number, names: FeedNames): string {
  const number = String(count)
  if (newest.kind === 'application') return `${number} inscrições em ${names.casting}`
  if (newest.kind === 'applicationWithdrawn') return `${number} inscrições retiradas em ${names.casting}`
  // Of each client there is one line.
  if (newest.kind === 'presentationOpened') return `${number} pessoas abriram a proposta ${names.proposal}`
  if (newest.kind === 'presentationAnswered')
    return `${number} pessoas responderam à proposta ${names.proposal}`
  if (newest.kind === 'presentationLeft') return `${number} artistas saíram da proposta ${names.proposal}`
  if (newest.kind === 'contactMessage') return `${number} mensagens pela página Contatos`
  return `${feedWords(newest, names)} · ${number} vezes`
}
