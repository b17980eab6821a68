import { actResultsSchema, type ActResults } from '@ribalta/domain/schemas/actOutcome'
import type { CommandName } from '@ribalta/domain/commands'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import {
  apply,
  applicationOf,
  candidate,
  candidateOf,
  changeApplication,
  changeCasting,
  openCasting,
} from '../support/castings.ts'
import { auditOf } from '../support/functions/audit.ts'
import { backend, bareAccount, call, type Person, person, profileOf } from '../support/functions/functions.ts'

const YEAR_MS = 365 * 86_400_000
const BORN_AS_MINOR = Timestamp.fromMillis(Date.now() - 12 * YEAR_MS)
const NOBODY = 'nobody-at-all'
let agent: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'], status: 'published' })
})

async function act(name: CommandName, input: object): Promise<ActResults['results']> {
  const answer = await call(name, input, agent.token)
  expect(answer.error).toBeUndefined()
  return actResultsSchema.parse(answer.result).results
}

describe('people put into a role', () => {
  it('are in the pre-selection by the agency, and theirs is the no', async () => {
    const artist = await candidate()
    const { castingId } = await openCasting(agent)
    const input = { castingId, roleId: 'vizinha', profileIds: [artist.uid, artist.uid] }
    expect(await act('addToRole', input)).toEqual([{ uid: artist.uid, outcome: 'done' }])
    const stored = await applicationOf(castingId, artist.uid)
    expect(stored).toMatchObject({
      origin: 'agency',
      status: 'inReview',
      mediaIds: [],
      history: [{ status: 'inReview', by: 'agency' }],
    })
    expect(await candidateOf(castingId, artist.uid)).toMatchObject({
      origin: 'agency',
      status: 'shortlisted',
      media: [],
      memo: '',
      history: [{ status: 'shortlisted', by: 'agency' }],
      movedBy: agent.uid,
      followAt: null,
    })
    expect(JSON.stringify(stored)).not.toContain(agent.uid)
    expect(await auditOf(artist.uid)).toContainEqual(
      expect.objectContaining({
        kind: 'applicationState',
        actor: agent.uid,
        detail: { castingId, roleId: 'vizinha', after: 'shortlisted' },
      }),
    )
    const mark = await backend.db.doc(`castings/${castingId}/applicants/${artist.uid}`).get()
    expect(mark.exists).toBe(true)
    const no = await changeApplication(artist, { castingId, artistId: artist.uid }, 'withdrawn')
    expect(no.error).toBeUndefined()
    expect(await act('addToRole', input)).toEqual([{ uid: artist.uid, outcome: 'already' }])
    expect((await applicationOf(castingId, artist.uid))?.status).toBe('withdrawn')
    expect((await candidateOf(castingId, artist.uid))?.status).toBe('withdrawn')
  })

  it('stand on the board in the order in which they were named', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => candidate()))
    const { castingId } = await openCasting(agent)
    const profileIds = people.map(({ uid }) => uid)
    await act('addToRole', { castingId, roleId: 'vizinha', profileIds })
    const column = await backend.db.collection(`castings/${castingId}/board`).orderBy('order').get()
    expect(column.docs.map((each) => each.get('artistId') as unknown)).toEqual(profileIds)
  })

  it('are those who may be seen, each told by themself', async () => {
    const [applied, off, child, told] = await Promise.all([
      candidate(),
      candidate({ status: 'archived' }),
      candidate({ birthDate: BORN_AS_MINOR }),
      candidate({ birthDate: BORN_AS_MINOR, guardianConfirmedAt: Timestamp.now() }),
    ])
    const { castingId } = await openCasting(agent)
    expect((await apply(applied, castingId)).error).toBeUndefined()
    const profileIds = [applied.uid, off.uid, child.uid, told.uid, agent.uid, NOBODY]
    const results = await act('addToRole', { castingId, roleId: 'vizinha', profileIds })
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'already',
      'state',
      'guardian',
      'done',
      'self',
      'gone',
    ])
    expect((await applicationOf(castingId, applied.uid))?.status).toBe('submitted')
    expect(await applicationOf(castingId, child.uid)).toBeUndefined()
    expect(await candidateOf(castingId, child.uid)).toBeUndefined()
  })

  it('come into no casting that is closed, and into no role that is gone', async () => {
    const artist = await candidate()
    const { castingId } = await openCasting(agent)
    const put = (roleId: string) =>
      call('addToRole', { castingId, roleId, profileIds: [artist.uid] }, agent.token)
    expect((await put('outro')).error?.status).toBe('NOT_FOUND')
    await changeCasting(agent, castingId, 'paused')
    await changeCasting(agent, castingId, 'closed')
    expect((await put('vizinha')).error?.status).toBe('NOT_FOUND')
    expect(await applicationOf(castingId, artist.uid)).toBeUndefined()
  })
})

describe('people asked for their look', () => {
  it('are asked until they say so, and then may be asked again', async () => {
    const artist = await candidate()
    const off = await candidate({ status: 'suspended' })
    const ask = () => act('askToConfirmLook', { profileIds: [artist.uid, off.uid, NOBODY] })
    expect((await ask()).map(({ outcome }) => outcome)).toEqual(['done', 'state', 'gone'])
    expect((await ask())[0]?.outcome).toBe('already')
    expect((await profileOf(off.uid))?.lookAskedAt).toBeUndefined()
    const said = await call('updateProfile', { profileId: artist.uid, confirmLook: true }, artist.token)
    expect(said.error).toBeUndefined()
    expect((await ask())[0]?.outcome).toBe('done')
    expect((await profileOf(artist.uid))?.status).toBe('published')
  })
})

describe('both', () => {
  it('are staff’s', async () => {
    const artist = await candidate()
    const { castingId } = await openCasting(agent)
    const calls = [
      ['addToRole', { castingId, roleId: 'vizinha', profileIds: [artist.uid] }],
      ['askToConfirmLook', { profileIds: [artist.uid] }],
    ] as const
    const revoked = await person({ grants: ['AGENT'], status: 'suspended' })
    for (const caller of [artist, revoked, await bareAccount()]) {
      for (const [name, input] of calls) {
        expect((await call(name, input, caller.token)).error?.status).toBe('PERMISSION_DENIED')
      }
    }
    expect(await applicationOf(castingId, artist.uid)).toBeUndefined()
  })
})
