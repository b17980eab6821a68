import { FEED_KINDS, type FeedItem } from '@ribalta/domain/schemas/feed/feed'
import type { FeedKinds } from '../../data/feed/queries.ts'

type Kind = FeedItem['kind']

/** What the feed can be narrowed to, by the word in the address. */
export const FEED_TYPES = {
  cadastros: 'Cadastros',
  perfis: 'Mudanças de perfil',
  decisoes: 'Decisões da equipe',
  inscricoes: 'Inscrições',
  testes: 'Testes',
  propostas: 'Propostas',
  mensagens: 'Mensagens e denúncias',
} as const
export type FeedType = keyof typeof FEED_TYPES
/** In the order of the select. */
export const FEED_TYPE_NAMES = [
  'cadastros',
  'perfis',
  'decisoes',
  'inscricoes',
  'testes',
  'propostas',
  'mensagens',
] as const satisfies readonly FeedType[]

const TYPE_OF: Readonly<Record<Kind, FeedType>> = {
  registration: 'cadastros',
  profileChange: 'perfis',
  lookConfirmed: 'perfis',
  validated: 'decisoes',
  changesRequested: 'decisoes',
  changeRejected: 'decisoes',
  suspended: 'decisoes',
  archived: 'decisoes',
  republished: 'decisoes',
  application: 'inscricoes',
  applicationWithdrawn: 'inscricoes',
  testOpened: 'testes',
  testAccepted: 'testes',
  testRefused: 'testes',
  testMoreTime: 'testes',
  testSubmitted: 'testes',
  testExpired: 'testes',
  presentationOpened: 'propostas',
  presentationAnswered: 'propostas',
  presentationLeft: 'propostas',
  message: 'mensagens',
  report: 'mensagens',
  contactMessage: 'mensagens',
}

/** By each type its kinds, once: a query is known by the list that it was asked with. */
const KINDS = new Map(
  FEED_TYPE_NAMES.map((type) => [type, FEED_KINDS.filter((kind) => TYPE_OF[kind] === type)] as const),
)

/** The kinds of a type; all of them without one. */
export function kindsOf(type: FeedType | undefined): FeedKinds {
  return type === undefined ? undefined : KINDS.get(type)
}

/** The type that the address names, if any. */
export function feedTypeOf(text: string | null): FeedType | undefined {
  return FEED_TYPE_NAMES.find((type) => type === text)
}
