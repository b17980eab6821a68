import type { PresentedTake } from '@ribalta/domain/schemas/proposals/proposal'
import type { TakeEntry } from '../../../data/testRequests/takes.ts'

/** A take of a test as a proposal holds it. */
export function toPresented(
  testRequestId: string,
  { id, bytes, seconds }: Pick<TakeEntry, 'id' | 'bytes' | 'seconds'>,
): PresentedTake {
  return { testRequestId, takeId: id, bytes, ...(seconds === undefined ? {} : { seconds }) }
}
