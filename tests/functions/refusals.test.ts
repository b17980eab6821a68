import '../support/functions/alone.ts'
import type { RefusalKind } from '@ribalta/domain/account/refusals'
import { dayInSaoPaulo } from '@ribalta/domain/saoPauloTime'
import { refusalsSchema } from '@ribalta/domain/schemas/account/refusals'
import { beforeEach, expect, it } from 'vitest'
import { REFUSALS_COUNTED } from '../../functions/src/services/shared/rateLimit.ts'
import { countRefusal } from '../../functions/src/services/refusals/count.ts'
import { everyDocument } from '../support/functions/everyDocument.ts'
import { inOneWindow, someAddress } from '../support/functions/callers.ts'
import { backend, call, person } from '../support/functions/functions.ts'

const today = () => backend.db.doc(`refusals/${dayInSaoPaulo(new Date())}`)

async function counted(): Promise<Partial<Record<RefusalKind, number>>> {
  const snapshot = await today().get()
  return snapshot.exists ? refusalsSchema.parse(snapshot.data()).counts : {}
}

/** The headers of somebody who calls from where nobody else does. */
const from = () => ({ 'x-forwarded-for': someAddress() })

beforeEach(async () => {
  await today().delete()
})

it('a sign-in that failed is counted when the login page says so', async () => {
  expect(await call('reportFailedSignIn', {}, undefined, from())).toEqual({ result: { received: true } })
  expect(await call('reportFailedSignIn', {}, undefined, from())).toEqual({ result: { received: true } })
  expect(await counted()).toEqual({ signIn: 2 })
})

it('a payload is refused, and not counted', async () => {
  const answer = await call('reportFailedSignIn', { email: 'ana@example.com' })
  expect(answer.error?.status).toBe('INVALID_ARGUMENT')
  expect(await counted()).toEqual({})
})

it('a call and a screen without permission are counted, a visitor’s screen is not', async () => {
  const artist = await person()
  const other = await person()
  await call('updateProfile', { profileId: other.uid, bio: 'Outra.' }, artist.token)
  await call('verifyDirectorPermission', {}, artist.token)
  await call('verifyAgentPermission', {})
  expect(await counted()).toEqual({ call: 1, screen: 1 })
})

it('what is allowed, wrong or not there is not counted', async () => {
  const agent = await person({ grants: ['AGENT'] })
  await call('verifyAgentPermission', {}, agent.token)
  await call('updateProfile', { profileId: agent.uid, bio: 3 }, agent.token)
  await call('updateProfile', { profileId: 'nobody', bio: 'x' }, agent.token)
  expect(await counted()).toEqual({})
})

it('one address can write only so many in an hour', async () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const caller = { address: someAddress() }
  const day = backend.db.doc(`refusals/${dayInSaoPaulo(now)}`)
  for (let n = 0; n < REFUSALS_COUNTED.max + 5; n += 1) await countRefusal(backend, 'call', caller, now)
  expect(refusalsSchema.parse((await day.get()).data()).counts).toEqual({ call: REFUSALS_COUNTED.max })
  await countRefusal(backend, 'call', { address: someAddress() }, now)
  expect(refusalsSchema.parse((await day.get()).data()).counts).toEqual({ call: REFUSALS_COUNTED.max + 1 })
})

it('calls above their limit are counted', async () => {
  await inOneWindow(REFUSALS_COUNTED)
  const headers = from()
  for (let n = 0; n <= REFUSALS_COUNTED.max; n += 1) await call('reportFailedSignIn', {}, undefined, headers)
  expect((await counted()).signIn).toBe(REFUSALS_COUNTED.max)
})

it('nothing that is kept says who it was', async () => {
  const artist = await person()
  const headers = from()
  await call('verifyAgentPermission', {}, artist.token, headers)
  const kept = (await everyDocument()).filter(({ path }) => /^(refusals|rateLimits)\//.test(path))
  expect(kept.length).toBeGreaterThanOrEqual(2)
  const text = JSON.stringify(kept)
  for (const word of [artist.uid, artist.email, headers['x-forwarded-for']]) {
    expect(text).not.toContain(word)
  }
})
