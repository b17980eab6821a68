import { expect, it } from 'vitest'
import { parseAuthorization } from './authorization.ts'

it('takes the user id and the claims from the token', () => {
  const claims = Buffer.from(JSON.stringify({ sub: 'ana', agent: true })).toString('base64url')
  expect(parseAuthorization(`Bearer e30.${claims}.`)).toEqual({
    admin: false,
    auth: { uid: 'ana', token: { sub: 'ana', agent: true } },
  })
})

it('falls back to user_id', () => {
  const claims = Buffer.from(JSON.stringify({ user_id: 'ana' })).toString('base64url')
  expect(parseAuthorization(`Bearer e30.${claims}.`)).toMatchObject({ auth: { uid: 'ana' } })
})

it('no header is an anonymous client', () => {
  expect(parseAuthorization(undefined)).toEqual({ admin: false, auth: null })
})
