import { AGENCY } from '@ribalta/domain/schemas/castings/application'
import type { WordedNotice } from '@ribalta/domain/notices/words'
import type { TestRequest } from '@ribalta/domain/schemas/screenTests/testRequest'
import type { TestStatus } from '@ribalta/domain/screenTests/testStatus'
import { isByAgency } from '../../data/testRequests/onBehalf.ts'

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
    return { ...step, words: wordsOf(step, before, name) }
  })
}

function wordsOf({ status, by }: Step, before: readonly TestStatus[], name: string): string {
  /** What is an artist's to do: by them, or by the agency for them. */
  const theirs = (did: string): string =>
    by === AGENCY ? `A agência ${did} em nome de ${name}` : `${name} ${did}`
  switch (status) {
    case 'sent':
      return before.length === 0 ? 'A agência pediu o teste' : 'A agência deu mais prazo'
    case 'opened':
      return theirs('viu o pedido')
    case 'accepted':
      return theirs(by === AGENCY ? 'aceitou' : 'aceitou gravar')
    case 'refused':
      return theirs(before.includes('submitted') ? 'retirou o teste' : 'recusou')
    case 'submitted':
      return theirs(before.includes('submitted') ? 'enviou o teste de novo' : 'enviou o teste')
    case 'approved':
      return 'A agência aprovou'
    case 'retake':
      return 'A agência pediu outro take'
    case 'declined':
      return 'A agência respondeu que não foi desta vez'
    case 'expired':
      return 'O prazo acabou'
    case 'cancelled':
      return 'A agência cancelou o pedido'
  }
}

/** What an artist is told of where their test stands; nothing where it is they who acted last. */
export function noticeOf(test: TestRequest & { readonly id: string }): WordedNotice | undefined {
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
      return isByAgency(test, status)
        ? { kind: 'testOnBehalf', title, testRequestId, step: status }
        : undefined
    case 'expired':
      return undefined
  }
}
