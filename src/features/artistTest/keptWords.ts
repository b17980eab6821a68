import type { TestRequest } from '@ribalta/domain/schemas/screenTests/testRequest'
import type { TestStatus } from '@ribalta/domain/screenTests/testStatus'
import { isByAgency } from '../../data/testRequests/onBehalf.ts'

/** In these nothing is recorded any more, unless the agency asks for more. */
export function isPutAway(status: TestStatus): boolean {
  return ['submitted', 'approved', 'declined', 'refused', 'cancelled'].includes(status)
}

/** Why the takes of an artist stay on their device though the test is out of their hands; undefined where they go, and while they record. */
export function keptWords(test: Pick<TestRequest, 'status' | 'history'>): string | undefined {
  const { status } = test
  if (!isPutAway(status)) return undefined
  if (status === 'cancelled') return 'A agência cancelou o teste.'
  if (status === 'refused') {
    return isByAgency(test, status) ? 'A agência recusou o teste por você.' : undefined
  }
  return isByAgency(test, 'submitted') ? 'A agência enviou o teste por você.' : undefined
}
