import type { AnswerRate } from '@ribalta/domain/castings/answerRate'
import { once } from '../../lib/loading/once.ts'
import { optionalNumber } from '../rest/fields.ts'
import { lookUpPublicDocument } from '../rest/lookup.ts'

/** How the agency answers, read once a visit; undefined as long as too few answers say so. */
export const readAnswerRate = once(async (): Promise<AnswerRate | undefined> => {
  const found = (await lookUpPublicDocument('stats/answers')) ?? {}
  const percent = optionalNumber(found, 'percent')
  const days = optionalNumber(found, 'days')
  return percent === undefined ? undefined : { percent, ...(days === undefined ? {} : { days }) }
})
