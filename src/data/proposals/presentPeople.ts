import type { AddToProposalInput } from '@ribalta/domain/schemas/proposals/proposal'
import type { QueryClient } from '@tanstack/react-query'
import { proposalAddress } from '../../lib/proposals/proposalAddress.ts'
import { presentedWords } from '../../lib/words/actWords.ts'
import { boardReads } from '../board/ofPerson.ts'
import type { ActEnd } from '../roster/actOn.ts'
import { addToProposal } from './calls.ts'
import { proposalReads } from './queries.ts'

export interface PresentTools {
  readonly client: QueryClient
  /** What the proposal is called. */
  readonly title: string
  /** Names by uid. */
  readonly nameOf: ReadonlyMap<string, string>
}

/** How bringing people into a proposal ended: somebody is in it now, or nobody is, in words. */
export type PresentEnd =
  | { readonly isPresented: true; readonly end: ActEnd }
  | { readonly isPresented: false; readonly problem: string }

/** Brings people into a proposal. Rejects where the server did not do it. */
export async function presentPeople(
  input: AddToProposalInput,
  { client, title, nameOf }: PresentTools,
): Promise<PresentEnd> {
  const { results } = await addToProposal(input)
  void client.invalidateQueries(proposalReads)
  void client.invalidateQueries(boardReads)
  const named = results.map((each) => ({ ...each, name: nameOf.get(each.uid) ?? 'Artista' }))
  const words = presentedWords(title, named)
  if (!named.some(({ outcome }) => outcome === 'done' || outcome === 'already')) {
    return { isPresented: false, problem: `Ninguém entrou na proposta. ${words.join(' ')}` }
  }
  return {
    isPresented: true,
    end: {
      words,
      // The server tells artists by itself once a client may see them.
      reached: named.filter(({ outcome }) => outcome === 'done').map(({ uid, name }) => ({ uid, name })),
      settled: named.filter(({ outcome }) => outcome !== 'failed').map(({ uid }) => uid),
      problem: undefined,
      link: { label: 'Abrir a proposta', to: proposalAddress(input.proposal.id) },
    },
  }
}
