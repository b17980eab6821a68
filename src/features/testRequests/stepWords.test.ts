import type { TestRequest } from '@ribalta/domain/schemas/screenTests/testRequest'
import type { TestStatus } from '@ribalta/domain/screenTests/testStatus'
import { expect, it } from 'vitest'
import { proposedDeadline } from './moreTime.ts'
import { isWithdrawn, noticeOf, stepWords } from './stepWords.ts'

const at = { seconds: 1_700_000_000, nanoseconds: 0 }

function went(...steps: readonly TestStatus[]): TestRequest['history'] {
  const isArtists = (status: TestStatus): boolean =>
    ['opened', 'accepted', 'refused', 'submitted'].includes(status)
  return steps.map((status) => ({ status, at, by: isArtists(status) ? 'ana' : 'agency' }))
}

it('tells what happened as sentences: what is done again, and what was taken back', () => {
  const history = went('sent', 'opened', 'accepted', 'submitted', 'retake', 'submitted', 'refused')
  expect(stepWords({ history }, 'Ana').map(({ words }) => words)).toEqual([
    'A agência pediu o teste',
    'Ana viu o pedido',
    'Ana aceitou gravar',
    'Ana enviou o teste',
    'A agência pediu outro take',
    'Ana enviou o teste de novo',
    'Ana retirou o teste',
  ])
  expect(stepWords({ history: went('sent', 'expired', 'sent') }, 'Ana').at(-1)?.words).toBe(
    'A agência deu mais prazo',
  )
})

it('says whose name the agency acted in', () => {
  const steps = ['accepted', 'submitted', 'submitted', 'refused'] as const
  const history = steps.map((status) => ({ status, at, by: 'agency' }))
  expect(stepWords({ history }, 'Ana').map(({ words }) => words)).toEqual([
    'A agência aceitou em nome de Ana',
    'A agência enviou o teste em nome de Ana',
    'A agência enviou o teste de novo em nome de Ana',
    'A agência retirou o teste em nome de Ana',
  ])
  expect(stepWords({ history: history.slice(3) }, 'Ana')[0]?.words).toBe('A agência recusou em nome de Ana')
})

it('whoever refuses before sending has withdrawn nothing', () => {
  expect(isWithdrawn({ status: 'refused', history: went('sent', 'refused') })).toBe(false)
  expect(isWithdrawn({ status: 'refused', history: went('sent', 'accepted', 'submitted', 'refused') })).toBe(
    true,
  )
})

it('an artist is told of what the agency did last, with its message, and of nothing that they did themselves', () => {
  const test: TestRequest & { readonly id: string } = {
    id: 't1',
    artistId: 'ana',
    status: 'approved',
    title: 'Cena',
    kind: 'dramaturgia',
    instructions: 'Grave na horizontal.',
    takes: 1,
    seconds: 60,
    deadline: at,
    message: '',
    batch: 'lote',
    sides: 'none',
    history: [...went('sent', 'submitted'), { status: 'approved', at, by: 'agency', message: 'Bonito!' }],
    createdAt: at,
    updatedAt: at,
  }
  expect(noticeOf(test)).toEqual({
    kind: 'testApproved',
    title: 'Cena',
    testRequestId: 't1',
    message: 'Bonito!',
  })
  expect(noticeOf({ ...test, status: 'submitted' })).toBeUndefined()
  const history = [...test.history, { status: 'submitted', at, by: 'agency' } as const]
  expect(noticeOf({ ...test, status: 'submitted', history })).toEqual({
    kind: 'testOnBehalf',
    title: 'Cena',
    testRequestId: 't1',
    step: 'submitted',
  })
})

it('a day more is proposed, from the deadline or from now where that has passed', () => {
  const deadline = { seconds: Date.parse('2026-11-26T21:00:00Z') / 1000, nanoseconds: 0 }
  expect(proposedDeadline(deadline, new Date('2026-11-26T12:00:00Z'))).toEqual(
    new Date('2026-11-27T21:00:00Z'),
  )
  expect(proposedDeadline(deadline, new Date('2026-11-28T12:00:30Z'))).toEqual(
    new Date('2026-11-29T12:01:00Z'),
  )
})
