import { expect, it } from 'vitest'
import { hashPayload, isSamePayload } from './payloadHash.ts'

it('a payload is known again, another is not', async () => {
  const stored = await hashPayload('{"password":"um"}')
  expect(await isSamePayload('{"password":"um"}', stored)).toBe(true)
  expect(await isSamePayload('{"password":"dois"}', stored)).toBe(false)
})

it('the same payload leaves another mark each time', async () => {
  const first = await hashPayload('x')
  const second = await hashPayload('x')
  expect(first.payloadHash).not.toBe(second.payloadHash)
})
