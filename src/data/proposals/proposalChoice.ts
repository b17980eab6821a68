import { PROPOSAL_LABELS, standingAt } from '@ribalta/domain/proposals/proposalStatus'
import type { ProposalEntry } from './proposals.ts'

/** A proposal as one of several: what it is called, and for whom, where it stands and how many are in it. */
export function proposalChoice(proposal: ProposalEntry, now: Date) {
  const { id, title, client, people } = proposal
  const facts = [client, PROPOSAL_LABELS[standingAt(proposal, now)], artists(people.length)]
  return { value: id, label: title, description: facts.filter((fact) => fact !== '').join(' · ') }
}

function artists(count: number): string {
  if (count === 0) return 'nenhum artista'
  return count === 1 ? '1 artista' : `${String(count)} artistas`
}
