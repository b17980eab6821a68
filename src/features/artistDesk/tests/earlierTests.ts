import { isWaitingTest, testStatusAt } from '@ribalta/domain/screenTests/testStatus'
import type { TestEntry } from '../../../data/testRequests/requests.ts'

export interface EarlierTests {
  readonly tests: readonly TestEntry[]
  /** One that was read as waiting does not wait any more: the list was read before. */
  readonly isBehind: boolean
}

/** Of an artist's tests as they were read those that do not wait for them; which do is followed live, so that is right where they differ. */
export function earlierTests(
  read: readonly TestEntry[],
  waiting: readonly TestEntry[],
  now: Date,
): EarlierTests {
  const ids = new Set(waiting.map(({ id }) => id))
  const others = read.filter(({ id }) => !ids.has(id))
  const tests = others.filter((test) => !isWaitingTest(testStatusAt(test, now)))
  return { tests, isBehind: tests.length < others.length }
}
