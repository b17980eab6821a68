import { FieldValue } from '../../functions/src/admin/backend.ts'
import { describe, expect, it } from 'vitest'
import { backend, bareAccount, call, person } from '../support/functions/functions.ts'

const CALLS = ['verifyAgentPermission', 'verifyDirectorPermission'] as const
const YES = { result: { hasPermission: true } }
const NO = { result: { hasPermission: false } }

describe.each(CALLS)('%s', (name) => {
  it('grants nothing to a visitor, a bare account or an artist', async () => {
    const bare = await bareAccount()
    const artist = await person()
    expect(await call(name, null)).toEqual(NO)
    expect(await call(name, null, bare.token)).toEqual(NO)
    expect(await call(name, null, artist.token)).toEqual(NO)
  })

  it('grants to who holds both', async () => {
    const director = await person({ grants: ['AGENT', 'DIRECTOR'] })
    expect(await call(name, null, director.token)).toEqual(YES)
    expect(await call(name, {}, director.token)).toEqual(YES)
  })

  it('stops granting at once when the grant is taken away', async () => {
    const director = await person({ grants: ['AGENT', 'DIRECTOR'] })
    await backend.db.doc(`profiles/${director.uid}`).update({ grants: FieldValue.delete() })
    expect(await call(name, null, director.token)).toEqual(NO)
  })

  it.each([[[]], ['x'], [0], [false], [{ uid: 'x' }]])('refuses the payload %j', async (data) => {
    expect((await call(name, data)).error?.status).toBe('INVALID_ARGUMENT')
  })
})

it('an agent is no director', async () => {
  const agent = await person({ grants: ['AGENT'] })
  expect(await call('verifyAgentPermission', null, agent.token)).toEqual(YES)
  expect(await call('verifyDirectorPermission', null, agent.token)).toEqual(NO)
})

it('a grant of another name is none', async () => {
  const { uid, token } = await person()
  await backend.db.doc(`profiles/${uid}`).update({ grants: ['ADMIN', 'agent', 'DIRECTOR '] })
  for (const name of CALLS) expect(await call(name, null, token)).toEqual(NO)
})
