import '../support/functions/alone.ts'
import { expect, it } from 'vitest'
import { exportPageSchema } from '@ribalta/domain/schemas/account/personalData'
import { RECENT_SIGN_IN_MS } from '@ribalta/domain/account/recentSignIn'
import { backend, call, person, profileOf, withAuthTime } from '../support/functions/functions.ts'

const pay = { pixKeyType: 'email', pixKey: 'nova@example.com' }

/** A token of a sign-in a second longer ago than what needs one allows. */
function old(token: string): string {
  return withAuthTime(token, Math.floor((Date.now() - RECENT_SIGN_IN_MS) / 1000) - 1)
}

const REFUSED = { status: 'FAILED_PRECONDITION', details: { field: 'authTime' } }

it.each([
  ['phone', { phone: '21977776666' }],
  ['Pix key', { privateDetails: { pay } }],
  ['Pix key, taken back', { privateDetails: { pay: null } }],
])('a %s is changed by who has just signed in alone', async (_what, change) => {
  const artist = await person()
  const payload = { profileId: artist.uid, ...change }
  expect((await call('updateProfile', payload, old(artist.token))).error).toMatchObject(REFUSED)
  const details = backend.db.doc(`profiles/${artist.uid}/private-data/details`)
  expect((await details.get()).data()).toEqual({})
  expect((await profileOf(artist.uid))?.phone).toBe(artist.profile.phone)
  expect((await call('updateProfile', payload, artist.token)).error).toBeUndefined()
})

it('staff change somebody’s phone only after a recent sign-in, too', async () => {
  const [agent, artist] = await Promise.all([person({ grants: ['AGENT'] }), person()])
  const payload = { profileId: artist.uid, phone: '21966665555' }
  expect((await call('updateProfile', payload, old(agent.token))).error).toMatchObject(REFUSED)
})

it('anything else of the profile may be changed later, the same phone included', async () => {
  const { uid, token, profile } = await person()
  const payload = {
    profileId: uid,
    bio: 'Outra apresentação.',
    phone: profile.phone,
    privateDetails: { drt: '12' },
  }
  expect((await call('updateProfile', payload, old(token))).error).toBeUndefined()
})

it('an export begins after a recent sign-in, and goes on without', async () => {
  const { token } = await person()
  expect((await call('exportMyData', {}, old(token))).error).toMatchObject(REFUSED)
  const { next } = exportPageSchema.parse((await call('exportMyData', {}, token)).result)
  expect((await call('exportMyData', { cursor: next }, old(token))).error).toBeUndefined()
})
