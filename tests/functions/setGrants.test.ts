import type { Grant } from '@ribalta/domain/account/grants'
import { beforeAll, describe, expect, it } from 'vitest'
import { giveGrantByScript, setGrants } from '../../functions/src/services/account/grantsChange.ts'
import {
  type Answer,
  backend,
  bareAccount,
  call,
  type Person,
  person,
  profileOf,
  signedIn,
} from '../support/functions/functions.ts'
import { auditOf } from '../support/functions/audit.ts'
import { directorsOf, teamAlone } from '../support/functions/ownProject.ts'
import { inRounds } from '../support/functions/rounds.ts'

const DIRECTOR: Grant[] = ['AGENT', 'DIRECTOR']

let director: Person

beforeAll(async () => {
  director = await person({ grants: DIRECTOR })
})

function set(profileId: string, grants: unknown, as: string | undefined = director.token): Promise<Answer> {
  return call('setGrants', { profileId, grants }, as)
}

describe('a director', () => {
  it('gives and takes away, effective with the next call, each time with a line in the audit log', async () => {
    const { uid, token } = await person()
    expect(await set(uid, ['AGENT'])).toEqual({ result: { grants: ['AGENT'] } })
    expect(await call('verifyAgentPermission', null, token)).toEqual({ result: { hasPermission: true } })
    expect(await set(uid, [])).toEqual({ result: { grants: [] } })
    expect(await call('verifyAgentPermission', null, token)).toEqual({ result: { hasPermission: false } })
    const line = { kind: 'grants', actor: director.uid, subject: uid }
    expect(await auditOf(uid)).toMatchObject([
      { ...line, detail: { before: [], after: ['AGENT'] } },
      { ...line, detail: { before: ['AGENT'], after: [] } },
    ])
  })

  it('who gives DIRECTOR gives AGENT with it', async () => {
    const { uid } = await person()
    expect(await set(uid, ['DIRECTOR'])).toEqual({ result: { grants: DIRECTOR } })
    expect((await profileOf(uid))?.grants).toEqual(DIRECTOR)
  })

  it('who changes nothing leaves no line', async () => {
    const { uid } = await person({ grants: ['AGENT'] })
    expect(await set(uid, ['AGENT', 'AGENT'])).toEqual({ result: { grants: ['AGENT'] } })
    expect(await auditOf(uid)).toEqual([])
  })

  it('changes nothing but the grants', async () => {
    const { uid, profile } = await person()
    await set(uid, ['AGENT'])
    expect(await profileOf(uid)).toEqual({ ...profile, grants: ['AGENT'] })
  })
})

describe('refused without a trace is', () => {
  it('whoever is no director', async () => {
    const { uid } = await person()
    const agent = await person({ grants: ['AGENT'] })
    const artist = await person()
    const bare = await bareAccount()
    expect((await call('setGrants', { profileId: uid, grants: ['AGENT'] })).error?.status).toBe(
      'UNAUTHENTICATED',
    )
    for (const { token } of [agent, artist, bare]) {
      expect((await set(uid, ['AGENT'], token)).error?.status).toBe('PERMISSION_DENIED')
    }
    expect((await set(agent.uid, ['DIRECTOR'], agent.token)).error?.status).toBe('PERMISSION_DENIED')
    expect((await profileOf(uid))?.grants).toEqual([])
    expect(await auditOf(uid)).toEqual([])
    expect(await auditOf(agent.uid)).toEqual([])
  })

  it('a director on a sign-in that was ended from elsewhere', async () => {
    const { uid, token } = await person({ grants: DIRECTOR })
    const later = new Date(Date.now() + 60_000)
    await backend.db.doc(`profiles/${uid}`).update({ sessionsEndedAt: later })
    expect((await set(director.uid, ['AGENT'], token)).error?.status).toBe('UNAUTHENTICATED')
    expect(await call('verifyDirectorPermission', null, token)).toEqual({ result: { hasPermission: false } })
  })

  it('a person without a profile', async () => {
    const { uid } = await bareAccount()
    expect((await set(uid, ['AGENT'])).error?.status).toBe('NOT_FOUND')
    expect(await profileOf(uid)).toBeUndefined()
  })

  it.each([
    [{ grants: [] }],
    [{ profileId: 'x' }],
    [{ profileId: 'x', grants: ['ADMIN'] }],
    [{ profileId: 'x', grants: 'AGENT' }],
    [{ profileId: 'x', grants: ['AGENT', 'AGENT', 'AGENT'] }],
    [{ profileId: 'a/b', grants: [] }],
    [{ profileId: '..', grants: [] }],
    [{ profileId: '__x__', grants: [] }],
    [{ profileId: 'x', grants: [], status: 'published' }],
  ])('%j', async (data) => {
    expect((await call('setGrants', data, director.token)).error?.status).toBe('INVALID_ARGUMENT')
  })
})

describe('somebody always directs', () => {
  const now = new Date()

  it('the last director cannot go', async () => {
    const db = await teamAlone({ ana: DIRECTOR, rui: ['AGENT'] })
    const last = setGrants({ db }, { profileId: 'ana', grants: ['AGENT'] }, signedIn({ uid: 'ana' }), now)
    await expect(last).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await directorsOf(db)).toEqual(['ana'])
    expect((await db.collection('auditLog').get()).size).toBe(0)
  })

  it('of two who remove each other at once, one remains', { tags: 'deep' }, async () => {
    await inRounds(async () => {
      const db = await teamAlone({ ana: DIRECTOR, bia: DIRECTOR })
      const take = (uid: string, profileId: string) =>
        setGrants({ db }, { profileId, grants: [] }, signedIn({ uid }), now)
      const outcomes = await Promise.allSettled([take('ana', 'bia'), take('bia', 'ana')])
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await directorsOf(db)).toHaveLength(1)
      expect((await db.collection('auditLog').get()).size).toBe(1)
    })
  })
})

describe('the grant given by script', () => {
  it('makes the first director, who is an agent by that, with a line in the audit log', async () => {
    const db = await teamAlone({ ana: [] })
    expect(await giveGrantByScript({ db }, 'ana', 'DIRECTOR', new Date())).toEqual(DIRECTOR)
    expect(await directorsOf(db)).toEqual(['ana'])
    const [line] = (await db.collection('auditLog').get()).docs
    expect(line?.data()).toMatchObject({
      kind: 'grants',
      actor: 'script',
      subject: 'ana',
      detail: { before: [], after: DIRECTOR },
    })
  })

  it('keeps what the person holds already', async () => {
    const db = await teamAlone({ ana: DIRECTOR })
    expect(await giveGrantByScript({ db }, 'ana', 'AGENT', new Date())).toEqual(DIRECTOR)
    expect((await db.collection('auditLog').get()).size).toBe(0)
  })

  it('is refused where there is no profile', async () => {
    const db = await teamAlone({})
    await expect(giveGrantByScript({ db }, 'ana', 'AGENT', new Date())).rejects.toThrow(/não tem perfil/)
  })
})
