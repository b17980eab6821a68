import { isAwaited } from '@ribalta/domain/proposals/coverage'
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

/** Counts the artists of a published proposal who left, and those whose consent is missing for all or some of it. Empty for none. */
export function consentWords({
  status,
  consentMode,
  facts,
  items,
}: Pick<Proposal, 'status' | 'consentMode' | 'facts' | 'items'>): {
  readonly left: string
  /** Minors are not counted where the mode does not ask: who is one only their records say. */
  readonly waiting: string
} {
  if (!isLinked(status)) return { left: '', waiting: '' }
  const waiting = items.filter((item) => isAwaited({ ...item, consentMode, facts })).length
  return {
    left: counted(leftOf(items).size, 'saiu', 'saíram').join(''),
    waiting: counted(waiting, 'aguardando aceite', 'aguardando aceite').join(''),
  }
}
