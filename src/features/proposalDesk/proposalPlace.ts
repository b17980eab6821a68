import { LINKED_STATUSES, type ProposalStatus } from '@ribalta/domain/proposals/proposalStatus'
import { STATUS_PARAM } from '../../lib/deskPath.ts'
import { PROPOSAL_PARAM, proposalAddress, PROPOSALS_PATH } from '../../lib/proposals/proposalAddress.ts'

const NEW_PARAM = 'nova'

/** The lists, by the word in the address, in the order in which they are offered. */
export const LISTS = [
  { word: 'publicadas', statuses: LINKED_STATUSES, label: 'Publicadas' },
  { word: 'rascunhos', statuses: ['draft'], label: 'Rascunhos' },
  { word: 'encerradas', statuses: ['closed', 'revoked'], label: 'Encerradas' },
] as const satisfies readonly { word: string; statuses: readonly ProposalStatus[]; label: string }[]
export type ListWord = (typeof LISTS)[number]['word']

/** The address of one that is still to be made: its id is known before it is saved, so that a repeat is harmless. */
export function newProposalAddress(id: string): string {
  return `${proposalAddress(id)}&${NEW_PARAM}=1`
}

export function listAddress(word: ListWord): string {
  return `${PROPOSALS_PATH}?${STATUS_PARAM}=${word}`
}

/** The list in which a proposal stands; a new one will be among the drafts. */
export function listOf(status: ProposalStatus): ListWord {
  return LISTS.find(({ statuses }) => statuses.some((each) => each === status))?.word ?? 'publicadas'
}

export type ProposalPlace =
  | { readonly kind: 'list'; readonly word: ListWord }
  | { readonly kind: 'one'; readonly id: string; readonly isNew: boolean }
  /** A new one that has no id yet. */
  | { readonly kind: 'another' }

/** What an address asks to be open; the published ones where it says nothing. */
export function proposalPlace(params: URLSearchParams): ProposalPlace {
  const id = params.get(PROPOSAL_PARAM) ?? ''
  const isNew = params.has(NEW_PARAM)
  if (id !== '') return { kind: 'one', id, isNew }
  if (isNew) return { kind: 'another' }
  const list = LISTS.find(({ word }) => word === params.get(STATUS_PARAM)) ?? LISTS[0]
  return { kind: 'list', word: list.word }
}
