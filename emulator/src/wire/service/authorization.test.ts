import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { StatusError } from '../../status.ts'
import { parseAuthorization } from './authorization.ts'

interface Case {
  readonly name: string
  readonly authorization: string | null
  readonly expect: string
}

const RECORDED = new URL('../../../../../shared/reference/recorded/extra/auth.json', import.meta.url)

function recordedCases(): readonly Case[] {
  if (!existsSync(RECORDED)) return []
  return (JSON.parse(readFileSync(RECORDED, 'utf8')) as { classify: readonly Case[] }).classify
}

function classify(header: string | null): string {
  try {
    return parseAuthorization(header ?? undefined).admin ? 'admin' : 'user-or-anonymous'
  } catch (error) {
    if (!(error instanceof StatusError)) throw error
    return error.message === '' && error.status === 'UNKNOWN'
      ? 'unknown-500'
      : error.message.replace(' ', '-')
  }
}

test.skipIf(recordedCases().length === 0)(
  'classifies every recorded header as the official emulator does',
  () => {
    const verdicts = recordedCases().map((each) => [each.name, classify(each.authorization)])
    expect(verdicts).toEqual(recordedCases().map((each) => [each.name, each.expect]))
  },
)

test('takes the user id and the claims from the token', () => {
  const claims = Buffer.from(JSON.stringify({ sub: 'ana', agent: true })).toString('base64url')
  expect(parseAuthorization(`Bearer e30.${claims}.`)).toEqual({
    admin: false,
    auth: { uid: 'ana', token: { sub: 'ana', agent: true } },
  })
})

test('falls back to user_id', () => {
  const claims = Buffer.from(JSON.stringify({ user_id: 'ana' })).toString('base64url')
  expect(parseAuthorization(`Bearer e30.${claims}.`)).toMatchObject({ auth: { uid: 'ana' } })
})

test('no header is an anonymous client', () => {
  expect(parseAuthorization(undefined)).toEqual({ admin: false, auth: null })
})
