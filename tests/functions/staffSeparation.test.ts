import '../support/functions/alone.ts'
import type { Grant } from '@ribalta/domain/account/grants'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { changeProfileState } from '../../functions/src/services/profiles/state.ts'
import { sweepAll } from '../../functions/src/services/sweep.ts'
import { auditOf } from '../support/functions/audit.ts'
import { apply, candidate, changeApplication, openCasting } from '../support/castings.ts'
import { backend, call, type Person, person, profileOf, signedIn } from '../support/functions/functions.ts'
import { directorsOf, teamAlone } from '../support/functions/ownProject.ts'
import { inRounds } from '../support/functions/rounds.ts'
import { makeStaff } from '../support/people.ts'

const DIRECTOR: Grant[] = ['AGENT', 'DIRECTOR']
const NOTE = 'Envie uma foto de corpo inteiro.'

let agent: Person
let director: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'] })
  director = await person({ grants: DIRECTOR })
})

async function statusOf(answer: ReturnType<typeof call>): Promise<string | undefined> {
  return (await answer).error?.status
}

const approval = ({ uid }: Person) => ({ profileId: uid, version: 1, decision: 'approve' })
const rejection = ({ uid }: Person) => ({ profileId: uid, version: 1, decision: 'reject', note: NOTE })

describe('nobody decides about themselves', () => {
  it.each<[string, Grant[]]>([
    ['an agent', ['AGENT']],
    ['a director', DIRECTOR],
  ])('%s does not review or suspend the own profile', async (_who, grants) => {
    const own = await person({ grants, queuedAt: Timestamp.now() })
    expect(await statusOf(call('reviewProfile', approval(own), own.token))).toBe('PERMISSION_DENIED')
    expect(await statusOf(call('reviewProfile', rejection(own), own.token))).toBe('PERMISSION_DENIED')
    expect(await profileOf(own.uid)).toEqual(own.profile)
    expect(await auditOf(own.uid)).toEqual([])
  })

  it.each<[Grant[]]>([[[]], [['AGENT']], [DIRECTOR]])('a director does not take %j', async (grants) => {
    const own = await person({ grants: DIRECTOR })
    const answer = await call('setGrants', { profileId: own.uid, grants }, own.token)
    expect(answer.error).toMatchObject({
      status: 'PERMISSION_DENIED',
      message: 'Ninguém muda as próprias permissões: peça a outra pessoa da direção.',
    })
    expect((await profileOf(own.uid))?.grants).toEqual(DIRECTOR)
  })

  it('an agent who applied is answered by others, and withdraws alone', async () => {
    const { castingId } = await openCasting(agent)
    const own = await candidate({ grants: ['AGENT'] })
    await apply(own, castingId)
    const ends = { castingId, artistId: own.uid }
    for (const to of ['shortlisted', 'declined'] as const) {
      expect(await statusOf(changeApplication(own, ends, to))).toBe('PERMISSION_DENIED')
    }
    expect(await changeApplication(agent, ends, 'shortlisted')).toEqual({
      result: { status: 'shortlisted' },
    })
    expect(await changeApplication(own, ends, 'withdrawn')).toEqual({ result: { status: 'withdrawn' } })
  })
})

describe('records of staff', () => {
  it.each<[Grant[]]>([[['AGENT']], [DIRECTOR]])(
    'holding %j are answered by directors only',
    async (grants) => {
      const member = await person({ grants, queuedAt: Timestamp.now() })
      for (const answer of [approval(member), rejection(member)]) {
        expect(await statusOf(call('reviewProfile', answer, agent.token))).toBe('PERMISSION_DENIED')
      }
      expect(await call('reviewProfile', rejection(member), director.token)).toEqual({
        result: { status: 'suspended' },
      })
    },
  )

  it('are changed by themselves and by directors, also while they are suspended', async () => {
    const member = await person({ grants: ['AGENT'], status: 'suspended' })
    const change = { profileId: member.uid, heightCm: 180 }
    expect(await statusOf(call('updateProfile', change, agent.token))).toBe('PERMISSION_DENIED')
    for (const { token } of [member, director]) {
      expect(await call('updateProfile', change, token)).toMatchObject({ result: { success: true } })
    }
  })
})

describe.each<[string, (uid: string) => Promise<unknown>]>([
  ['a suspended profile', (uid) => backend.db.doc(`profiles/${uid}`).update({ status: 'suspended' })],
  ['a disabled account', (uid) => backend.db.doc(`profiles/${uid}`).update({ isAccountDisabled: true })],
])('%s', (_what, end) => {
  it('holds no grant from the next call on', async () => {
    const member = await person({ grants: DIRECTOR })
    expect(await call('verifyDirectorPermission', null, member.token)).toEqual({
      result: { hasPermission: true },
    })
    await end(member.uid)
    for (const name of ['verifyAgentPermission', 'verifyDirectorPermission'] as const) {
      expect(await call(name, null, member.token)).toEqual({ result: { hasPermission: false } })
    }
    const artist = await person({ queuedAt: Timestamp.now() })
    for (const [name, data] of [
      ['reviewProfile', approval(artist)],
      ['setGrants', { profileId: artist.uid, grants: ['AGENT'] }],
      ['updateProfile', { profileId: artist.uid, heightCm: 180 }],
      ['openPrivateDetails', { profileId: artist.uid }],
    ] as const) {
      expect([name, await statusOf(call(name, data, member.token))]).toEqual([name, 'PERMISSION_DENIED'])
    }
    expect((await profileOf(member.uid))?.grants).toEqual(DIRECTOR)
  })

  it('is no other director for the last one who would go', async () => {
    const { db } = backend
    const others = await db.collection('profiles').where('grants', 'array-contains', 'DIRECTOR').get()
    await Promise.all(others.docs.map(({ ref }) => ref.update({ grants: ['AGENT'] })))
    const [last, ended] = [await person({ grants: DIRECTOR }), await person({ grants: DIRECTOR })]
    await end(ended.uid)
    const leave = () => call('deleteMyAccount', { confirmation: 'EXCLUIR' }, last.token)
    expect(await statusOf(leave())).toBe('FAILED_PRECONDITION')
    await db.doc(`profiles/${director.uid}`).update({ grants: DIRECTOR })
    expect(await leave()).toMatchObject({ result: { deleted: true } })
  })
})

it('of two directors who suspend each other at once, one remains', { tags: 'deep' }, async () => {
  await inRounds(async () => {
    const db = await teamAlone({})
    for (const uid of ['ana', 'bia']) {
      await db.doc(`profiles/${uid}`).set(makeStaff(uid, DIRECTOR))
    }
    const suspend = (uid: string, profileId: string) =>
      changeProfileState(
        { db, bucket: backend.bucket },
        { profileIds: [profileId], act: 'suspend', reason: NOTE },
        signedIn({ uid }),
        new Date(),
      )
    const outcomes = await Promise.allSettled([suspend('ana', 'bia'), suspend('bia', 'ana')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { docs } = await db.collection('profiles').where('status', '==', 'published').get()
    expect(docs).toHaveLength(1)
    expect(await directorsOf(db)).toHaveLength(2)
  })
})

it('what the provider says of the accounts of staff is mirrored by the sweep, both ways', async () => {
  const [disabled, gone, kept] = [
    await person({ grants: ['AGENT'] }),
    await person({ grants: ['AGENT'] }),
    await person({ grants: ['AGENT'] }),
  ]
  // What other tests said of accounts that are open.
  await sweepAll(backend, new Date())
  await backend.auth.updateUser(disabled.uid, { disabled: true })
  await backend.auth.deleteUser(gone.uid)
  expect((await sweepAll(backend, new Date())).staff).toBe(1)
  expect((await profileOf(disabled.uid))?.isAccountDisabled).toBe(true)
  expect(await profileOf(gone.uid)).toBeUndefined()
  expect(await profileOf(kept.uid)).toEqual(kept.profile)
  await backend.auth.updateUser(disabled.uid, { disabled: false })
  expect((await sweepAll(backend, new Date())).staff).toBe(1)
  expect(await profileOf(disabled.uid)).toEqual(disabled.profile)
  expect((await sweepAll(backend, new Date())).staff).toBe(0)
})
