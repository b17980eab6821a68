import { expect, it } from 'vitest'
import { readAbout } from './useAbout.ts'

it('an address says what the next message is about', () => {
  expect(readAbout('casting.abc-1')).toEqual({ kind: 'casting', id: 'abc-1' })
  expect(readAbout('test.t1')).toEqual({ kind: 'test', id: 't1' })
  expect(readAbout('proposal.p_1')).toEqual({ kind: 'proposal', id: 'p_1' })
})

it.each([undefined, '', 'casting', 'casting.', 'job.x', '.x', 'casting.a/b', 'casting.a.b'])(
  'nothing is read from %j',
  (text) => {
    expect(readAbout(text)).toBeUndefined()
  },
)
