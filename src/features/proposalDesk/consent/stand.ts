import type { ConsentMode } from '@ribalta/domain/proposals/consent'
import { isWidened } from '@ribalta/domain/proposals/coverage'
import type { RoomFact } from '@ribalta/domain/proposals/proposal'
import { type HurdleRecord, roomHurdle } from '@ribalta/domain/proposals/room'
import { formatDate } from '../../../lib/formats/formatDate.ts'
import { formatSince } from '../../../lib/formats/formatSince.ts'
import type { Consents, ItemValues } from '../proposalForm.ts'
import { HURDLE_WORDS } from './hurdleWords.ts'

/** What a proposal asks of its artists, and what they say to it. */
export interface Participation {
  readonly proposalId: string
  readonly mode: ConsentMode
  readonly facts: readonly RoomFact[]
  /** Of everybody who is stored in it. */
  readonly consents: Consents
  readonly isPublished: boolean
}

/** How somebody stands to a proposal that they are in, in words. */
export interface Stand {
  readonly words: string
  readonly tone: 'good' | 'quiet' | 'warning'
}

/** Where an artist stands; nothing while their record is read, and in a draft of whoever will simply be told. */
export function standOf(
  { artistId, media, takes }: Omit<ItemValues, 'role'>,
  record: HurdleRecord | null | undefined,
  { mode, facts, consents, isPublished }: Omit<Participation, 'proposalId'>,
  now: Date,
): Stand | undefined {
  if (record === undefined) return undefined
  const kept = consents.get(artistId) ?? {}
  const { consent } = kept
  // Whoever was chosen since is told when that is saved.
  const isTold = isPublished && consents.has(artistId)
  const hurdle = roomHurdle({ consentMode: mode }, kept, record ?? undefined, now)
  if (hurdle === 'left' && consent !== undefined) {
    return {
      words: `Saiu desta apresentação ${formatSince(consent.at, now)}: o cliente não vê mais.`,
      tone: 'warning',
    }
  }
  if (hurdle === 'asked') {
    const words = isTold
      ? 'Ainda não aceitou participar: o cliente vê depois que aceitar.'
      : `Vai receber a pergunta ao ${isPublished ? 'salvar' : 'publicar'}: o cliente vê depois que aceitar.`
    return { words, tone: 'quiet' }
  }
  if (hurdle !== undefined) {
    return { words: `Não aparece para o cliente: ${HURDLE_WORDS[hurdle]}.`, tone: 'warning' }
  }
  if (isWidened(consent, { facts: [...facts], media: [...media], takes: [...takes] })) {
    return {
      words: 'Aceitou antes das mudanças: o cliente só vê o que já aceitou, até aceitar de novo.',
      tone: 'quiet',
    }
  }
  if (consent !== undefined)
    return { words: `Aceitou participar em ${formatDate(consent.at)}.`, tone: 'good' }
  return isTold ? { words: 'Já lê em Trabalhos que está nesta apresentação.', tone: 'quiet' } : undefined
}
