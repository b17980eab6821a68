import type { TestRequest } from '@ribalta/domain/schemas/screenTests/testRequest'
import { TEST_STATUSES, type TestStatus } from '@ribalta/domain/screenTests/testStatus'
import { expect, it } from 'vitest'
import { isPutAway, keptWords } from './keptWords.ts'

const at = { seconds: 1_700_000_000, nanoseconds: 0 }

function went(...steps: readonly (readonly [TestStatus, string])[]): Pick<TestRequest, 'status' | 'history'> {
  const history = steps.map(([status, by]) => ({ status, at, by }))
  return { status: history.at(-1)?.status ?? 'sent', history }
}

it('takes go from the device by their artist’s own act alone', () => {
  const stay = 'A agência enviou o teste por você.'
  expect(keptWords(went(['sent', 'agency'], ['accepted', 'ana'], ['submitted', 'ana']))).toBeUndefined()
  expect(keptWords(went(['submitted', 'ana'], ['approved', 'agency']))).toBeUndefined()
  expect(keptWords(went(['submitted', 'ana'], ['refused', 'ana']))).toBeUndefined()
  expect(keptWords(went(['accepted', 'ana'], ['submitted', 'agency']))).toBe(stay)
  expect(keptWords(went(['submitted', 'agency'], ['declined', 'agency']))).toBe(stay)
  // Who had sent theirs, recorded again, and was forestalled.
  expect(keptWords(went(['submitted', 'ana'], ['retake', 'agency'], ['submitted', 'agency']))).toBe(stay)
  expect(keptWords(went(['submitted', 'agency'], ['retake', 'agency'], ['submitted', 'ana']))).toBeUndefined()
  expect(keptWords(went(['accepted', 'ana'], ['refused', 'agency']))).toBe(
    'A agência recusou o teste por você.',
  )
  expect(keptWords(went(['accepted', 'ana'], ['cancelled', 'agency']))).toBe('A agência cancelou o teste.')
})

it('nothing is put away while a test waits for its artist, or may be given more time', () => {
  const open = TEST_STATUSES.filter((status) => !isPutAway(status))
  expect(open).toEqual(['sent', 'opened', 'accepted', 'retake', 'expired'])
  expect(open.map((status) => keptWords(went([status, 'agency'])))).toEqual(open.map(() => undefined))
})
