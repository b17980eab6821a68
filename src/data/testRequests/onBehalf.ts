import { AGENCY } from '@ribalta/domain/schemas/castings/application'
import type { TestRequest } from '@ribalta/domain/schemas/screenTests/testRequest'
import { OWN_TEST_STATUS_LABELS, type TestStatus } from '@ribalta/domain/screenTests/testStatus'

/** Whether it was the agency that took a test there last, an artist's step in the artist's name. */
export function isByAgency({ history }: Pick<TestRequest, 'history'>, status: TestStatus): boolean {
  return history.findLast((step) => step.status === status)?.by === AGENCY
}

/** Where a test stands, as its artist reads it: what the agency did for them, they did not do. */
export function ownStatusLabel(test: Pick<TestRequest, 'history'>, status: TestStatus): string {
  if (status === 'refused' && isByAgency(test, status)) return 'Recusado pela agência em seu nome'
  if (status === 'submitted' && isByAgency(test, status)) return 'Teste enviado pela agência'
  return OWN_TEST_STATUS_LABELS[status]
}
