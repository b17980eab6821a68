import { expect, it } from 'vitest'
import { fromMicros } from '../../values/timestamps.ts'
import { decodeResumeToken, encodeResumeToken } from './resumeToken.ts'

it('a token stands for its state in its own run only', () => {
  const time = fromMicros(1_795_000_000_123_456)
  const token = encodeResumeToken('run 1', time)
  expect(decodeResumeToken('run 1', token)).toEqual(time)
  expect(decodeResumeToken('run 2', token)).toBeUndefined()
  expect(decodeResumeToken('run 1', new Uint8Array([1, 2]))).toBeUndefined()
})
