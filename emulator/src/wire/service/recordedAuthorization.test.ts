import { expect, it } from 'vitest'
import { StatusError } from '../../status.ts'
import { meets, recorded } from '../../testing/recorded.ts'
import { parseAuthorization } from './authorization.ts'

interface Case {
  readonly name: string
  readonly authorization: string | null
  readonly expect: string
}

const { classify: headers } = recorded<{ classify: readonly Case[] }>('extra/auth.json')

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

it('classifies every recorded header as the official emulator does', ({ task }) => {
  meets(task, 'extra/auth.json', headers.length)
  const verdicts = headers.map((each) => [each.name, classify(each.authorization)])
  expect(verdicts).toEqual(headers.map((each) => [each.name, each.expect]))
})
