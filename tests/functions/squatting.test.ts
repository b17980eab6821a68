import '../support/functions/alone.ts'
import { describe, expect, it } from 'vitest'
import { type RegistrationRequest, registrationRequestSchema } from '@ribalta/domain/schemas/request'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { deleteLeftovers } from '../../functions/src/services/account/deletion.ts'
import { isLeftAccount } from '../../functions/src/services/account/leftAccounts.ts'
import { sweepAll } from '../../functions/src/services/sweep.ts'
import { registrationPayload } from '../../functions/src/testing/payloads.ts'
import {
  type Account,
  backend,
  bareAccount,
  call,
  newSession,
  person,
  profileOf,
  uploadPhoto,
} from '../support/functions/functions.ts'
import { deletionsNoted, remainsOf } from '../support/functions/remains.ts'

const ports = { backend, now: () => new Date(), checkpoint: () => Promise.resolve() }

async function registerWith(email: string): ReturnType<typeof call> {
  return call('createProfile', registrationPayload({ email, tempMediaIds: [await uploadPhoto()] }))
}

async function exists(email: string): Promise<unknown> {
  return (await call('checkEmailExists', { email })).result
}

/** A registration's own record, which stands beside its account. */
async function requestOf({ uid }: Account, state: RegistrationRequest['state']): Promise<void> {
  const request = registrationRequestSchema.parse({
    kind: 'registration',
    state,
    uid,
    username: newSession(),
    phone: newSession(),
    payloadHash: '',
    salt: '',
    abandonedUids: [],
  })
  await backend.db.doc(`requests/${newSession()}`).set(request)
}

describe('an account that somebody made past the product with another’s address', () => {
  it('does not keep them from registering: it goes, and theirs is another', async () => {
    const squatter = await bareAccount()
    expect(await exists(squatter.email)).toEqual({ exists: false })
    const { error, result } = await registerWith(squatter.email)
    expect(error).toBeUndefined()
    const { uid } = await backend.auth.getUserByEmail(squatter.email)
    expect(result).toEqual({ uid })
    expect(uid).not.toBe(squatter.uid)
    await expect(backend.auth.getUser(squatter.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' })
    expect(await exists(squatter.email)).toEqual({ exists: true })
  })

  it.each([
    ['confirmed', ({ uid }: Account) => backend.auth.updateUser(uid, { emailVerified: true })],
    ['of a registration under way', (account: Account) => requestOf(account, 'reserved')],
    ['of a registration of just now', (account: Account) => requestOf(account, 'undone')],
  ])('is somebody’s where it is %s', async (_what, make) => {
    const account = await bareAccount()
    await make(account)
    expect(await exists(account.email)).toEqual({ exists: true })
    const { error } = await registerWith(account.email)
    expect(error).toMatchObject({ status: 'ALREADY_EXISTS', details: { field: 'email' } })
    expect((await backend.auth.getUserByEmail(account.email)).uid).toBe(account.uid)
  })

  it('is nobody’s a quarter of an hour after its registration failed, unless it is reserved', async () => {
    const minutesAhead = (minutes: number): Date => new Date(Date.now() + minutes * 60_000)
    for (const [state, isLeft] of [
      ['undone', true],
      ['reserved', false],
    ] as const) {
      const account = await bareAccount()
      await requestOf(account, state)
      const record = await backend.auth.getUser(account.uid)
      expect(await isLeftAccount(backend, record, minutesAhead(14))).toBe(false)
      expect(await isLeftAccount(backend, record, minutesAhead(16))).toBe(isLeft)
    }
  })

  it('is somebody’s where there is a profile', async () => {
    const artist = await person()
    expect((await registerWith(artist.email)).error?.status).toBe('ALREADY_EXISTS')
    expect(await profileOf(artist.uid)).toEqual(artist.profile)
  })
})

describe('an account that was deleted past the product', () => {
  it('takes its profile and reservations along', async () => {
    const artist = await person({ status: 'published' })
    const noted = await deletionsNoted()
    await backend.auth.deleteUser(artist.uid)
    await deleteLeftovers(artist.uid, ports)
    expect(await remainsOf([artist.uid])).toEqual([])
    expect(await deletionsNoted()).toBe(noted + 1)
    await deleteLeftovers(artist.uid, ports)
    expect(await deletionsNoted()).toBe(noted + 1)
  })

  it('is found by the sweep where nobody heard of it, and nobody else is', async () => {
    const [gone, here] = await Promise.all([person(), person()])
    await backend.auth.deleteUser(gone.uid)
    const swept = await sweepAll(backend, new Date())
    expect(swept).toMatchObject({ leftovers: 1, failed: 0 })
    expect(await remainsOf([gone.uid])).toEqual([])
    expect(await profileOf(here.uid)).toEqual(here.profile)
    expect(await sweepAll(backend, new Date())).toMatchObject({ leftovers: 0 })
  })

  it('is left to whoever has decided the deletion already', async () => {
    const artist = await person()
    await backend.auth.deleteUser(artist.uid)
    const request = backend.db.doc(`requests/deletion:${artist.uid}`)
    const sweepAfter = Timestamp.fromMillis(Date.now() + 600_000)
    await request.set({ kind: 'deletion', uid: artist.uid, tempMediaIds: [], sweepAfter })
    await deleteLeftovers(artist.uid, ports)
    expect((await request.get()).exists).toBe(true)
  })

  it('is nobody as long as there is one', async () => {
    const artist = await person()
    await deleteLeftovers(artist.uid, ports)
    expect(await profileOf(artist.uid)).toEqual(artist.profile)
  })
})
