import { expect, it } from 'vitest'
import { readAbout } from './useAbout.ts'

it('an address says what the next message is about, and anything else is nothing', () => {
  expect(readAbout('casting.abc-1')).toEqual({ kind: 'casting', id: 'abc-1' })
  expect(readAbout('test.t1')).toEqual({ kind: 'test', id: 't1' })
  expect(readAbout('proposal.p_1')).toEqual({ kind: 'proposal', id: 'p_1' })
  for (const text of [undefined, '', 'casting', 'casting.', 'job.x', '.x', 'casting.a/b', 'casting.a.b'])
    expect(readAbout(text), text).toBeUndefined()
})
