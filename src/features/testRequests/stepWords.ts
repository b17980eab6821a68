import { AGENCY } from '@ribalta/domain/schemas/castings/application'
import type { Notice } from '@ribalta/domain/schemas/notices/notice'
import type { TestRequest } from '@ribalta/domain/schemas/screenTests/testRequest'
import type { TestStatus } from '@ribalta/domain/screenTests/testStatus'

type Step = TestRequest['history'][number]

/** Whether an artist took back what they had sent. */
export function isWithdrawn({ status, history }: Pick<TestRequest, 'status' | 'history'>): boolean {
  return status === 'refused' && history.some((step) => step.status === 'submitted')
}

/** Whether takes were sent at some time. */
export function wasSubmitted({ history }: Pick<TestRequest, 'history'>): boolean {
  return history.some(({ status }) => status === 'submitted')
}

/** Each step of a test, as a sentence without its full stop. */
export function stepWords(
  { history }: Pick<TestRequest, 'history'>,
  name: string,
): (Step & { words: string })[] {
  return history.map((step, place) => {
    const before = history.slice(0, place).map(({ status }) => status)
    return { ...step, words: wordsOf(step, before, step.by === AGENCY ? 'A agência' : name) }
  })
}

function wordsOf({ status }: Step, before: readonly TestStatus[], who: string): string {
  switch (status) {
    case 'sent':
      return before.length === 0 ? `${who} pediu o teste` : `${who} deu mais prazo`
    case 'opened':
      return `${who} viu o pedido`
    case 'accepted':
      return `${who} aceitou gravar`
    case 'refused':
      return before.includes('submitted') ? `${who} retirou o teste` : `${who} recusou`
    case 'submitted':
      return before.includes('submitted') ? `${who} enviou o teste de novo` : `${who} enviou o teste`
    case 'approved':
      return `${who} aprovou`
    case 'retake':
      return `${who} pediu outro take`
    case 'declined':
      return `${who} respondeu que não foi desta vez`
    case 'expired':
      return 'O prazo acabou'
    case 'cancelled':
      return `${who} cancelou o pedido`
  }
}

/** What an artist is told of where their test stands; nothing where it is they who acted last. */
export function noticeOf(test: TestRequest & { readonly id: string }): Notice | undefined {
  const { id: testRequestId, title, deadline, status } = test
  const said = test.history.at(-1)?.message
  const about = { title, testRequestId, ...(said === undefined || said === '' ? {} : { message: said }) }
  switch (status) {
    case 'sent':
    case 'opened':
    case 'accepted':
      return { kind: 'testAsked', title, testRequestId, deadline }
    case 'retake':
      return { kind: 'testRetake', ...about }
    case 'approved':
      return { kind: 'testApproved', ...about }
    case 'declined':
      return { kind: 'testDeclined', ...about }
    case 'cancelled':
      return { kind: 'testCancelled', title, testRequestId }
    case 'refused':
    case 'submitted':
    case 'expired':
      return undefined
  }
}
