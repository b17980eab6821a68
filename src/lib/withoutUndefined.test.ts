import { expect, it } from 'vitest'
import { withoutUndefined } from './withoutUndefined.ts'

it('a payload is sent without what is undefined, however deep', () => {
  const payload = {
    city: undefined,
    consents: { terms: '1', guardian: undefined },
    list: [{ a: undefined, b: null }],
  }
  expect(withoutUndefined(payload)).toStrictEqual({ consents: { terms: '1' }, list: [{ b: null }] })
  expect([withoutUndefined(undefined), withoutUndefined(null), withoutUndefined('x')]).toEqual([
    undefined,
    null,
    'x',
  ])
})
