import { isLinked } from '@ribalta/domain/proposals/proposalStatus'
import type { Proposal } from '@ribalta/domain/schemas/proposals/proposal'
import { leftOf } from './consent/leftOf.ts'

function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${String(count)} ${count === 1 ? one : many}`]
}

/** How many looked and how many answered: “3 abriram · 2 responderam”; empty where nobody did. */
export function activityWords({ openedBy, answeredBy }: Pick<Proposal, 'openedBy' | 'answeredBy'>): string {
  return [...counted(openedBy, 'abriu', 'abriram'), ...counted(answeredBy, 'respondeu', 'responderam')].join(
    ' · ',
  )
}

/** What its artists say to one that clients may see: how many left, and how many of those who must agree have not. Empty where nobody. */
export function consentWords({
  status,
  consentMode,
  items,
}: Pick<Proposal, 'status' | 'consentMode' | 'items'>): {
  readonly left: string
  /** Minors are not counted where the mode does not ask: who is one only their records say. */
  readonly waiting: string
} {
  if (!isLinked(status)) return { left: '', waiting: '' }
  const silent = consentMode === 'agree' ? items.filter(({ consent }) => consent === undefined).length : 0
  return {
    left: counted(leftOf(items).size, 'saiu', 'saíram').join(''),
    waiting: counted(silent, 'aguardando aceite', 'aguardando aceite').join(''),
  }
}
