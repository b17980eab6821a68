import { beforeAll, describe, expect, it } from 'vitest'
import { openPrivateDetails } from '../../functions/src/services/privateDetails/read.ts'
import { guardian } from '../../functions/src/testing/payloads.ts'
import {
  type Answer,
  backend,
  bareAccount,
  call,
  type Person,
  person,
  signedIn,
} from '../support/functions/functions.ts'
import { auditOf } from '../support/functions/audit.ts'
import { withMethod } from '../support/functions/interference.ts'

const DETAILS = { legalName: 'Maria da Silva Prado', guardian }

let director: Person
let artist: Person

beforeAll(async () => {
  director = await person({ grants: ['AGENT', 'DIRECTOR'] })
  artist = await person()
  await backend.db.doc(`profiles/${artist.uid}/private-data/details`).set(DETAILS)
})

function open(profileId: unknown, as: string | undefined = director.token): Promise<Answer> {
  return call('openPrivateDetails', { profileId }, as)
}

it('a director reads them, and each time it is written down without what was read', async () => {
  const before = await auditOf(artist.uid)
  expect(await open(artist.uid)).toEqual({ result: { details: DETAILS } })
  expect(await open(artist.uid)).toEqual({ result: { details: DETAILS } })
  const lines = (await auditOf(artist.uid)).slice(before.length)
  const line = { kind: 'privateRead', actor: director.uid, subject: artist.uid, at: lines[0]?.at }
  expect(lines[0]).toEqual(line)
  expect(lines).toHaveLength(2)
})

it('of somebody who has none are empty', async () => {
  const { uid } = await person()
  await backend.db.doc(`profiles/${uid}/private-data/details`).delete()
  expect(await open(uid)).toEqual({ result: { details: {} } })
})

it('what cannot be written down is not read', async () => {
  const before = await auditOf(artist.uid)
  const broken = withMethod(backend.db, 'runTransaction', (work) =>
    backend.db.runTransaction((transaction) =>
      work(
        withMethod(transaction, 'create', () => {
          throw new Error('no more writing')
        }),
      ),
    ),
  )
  const read = openPrivateDetails({ db: broken }, artist.uid, signedIn(director), new Date())
  await expect(read).rejects.toThrow('no more writing')
  expect(await auditOf(artist.uid)).toHaveLength(before.length)
})

describe('refused without a line', () => {
  it('is whoever is no director, the owner included, who reads them by the rules', async () => {
    const before = await auditOf(artist.uid)
    const agent = await person({ grants: ['AGENT'] })
    const other = await person()
    const bare = await bareAccount()
    expect((await call('openPrivateDetails', { profileId: artist.uid })).error?.status).toBe(
      'UNAUTHENTICATED',
    )
    for (const { token } of [agent, other, bare, artist]) {
      const answer = await open(artist.uid, token)
      expect(answer).toMatchObject({ error: { status: 'PERMISSION_DENIED' } })
      expect(JSON.stringify(answer)).not.toContain('Maria')
    }
    expect(await auditOf(artist.uid)).toHaveLength(before.length)
  })

  it('is the director of an ended sign-in', async () => {
    const { uid, token } = await person({ grants: ['AGENT', 'DIRECTOR'] })
    await backend.db.doc(`profiles/${uid}`).update({ sessionsEndedAt: new Date(Date.now() + 60_000) })
    expect((await open(artist.uid, token)).error?.status).toBe('UNAUTHENTICATED')
  })

  it('is a request about nobody', async () => {
    expect((await open('ninguem')).error?.status).toBe('NOT_FOUND')
    expect(await auditOf('ninguem')).toEqual([])
  })

  it.each([undefined, null, '', 1, 'a/b', '.', '__a__', ['x'], 'x'.repeat(129)])(
    'is %j',
    async (profileId) => {
      expect((await open(profileId)).error?.status).toBe('INVALID_ARGUMENT')
    },
  )
})
