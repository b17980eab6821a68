import '../support/functions/alone.ts'
import { describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import {
  limitOf,
  type RateLimited,
  requireRate,
  UPLOADED_BYTES,
} from '../../functions/src/services/shared/rateLimit.ts'
import { sweepRateLimits } from '../../functions/src/services/shared/sweepRateLimits.ts'
import { inOneWindow, someAddress } from '../support/functions/callers.ts'
import { type Answer, backend, call, newSession, person } from '../support/functions/functions.ts'

const TOO_MANY = { code: 'resource-exhausted' }
const NOON = new Date('2026-11-21T12:00:00Z')

function from(address: string, name: RateLimited = 'checkEmailExists', now = NOON): Promise<void> {
  return requireRate(backend, name, { address, uid: undefined }, now)
}

async function useUp(address: string, now = NOON): Promise<void> {
  for (let used = 0; used < limitOf('checkEmailExists').max; used += 1) await from(address, undefined, now)
}

describe('a rate limit', () => {
  it('lets through as many as it says and refuses the next, in words', async () => {
    const address = someAddress()
    await useUp(address)
    await expect(from(address)).rejects.toMatchObject({
      ...TOO_MANY,
      message: 'Muitas tentativas em pouco tempo. Tente de novo em 10 minutos.',
      details: { retryAfterSeconds: 600 },
    })
  })

  it('begins anew with the next window', async () => {
    const address = someAddress()
    await useUp(address)
    const lastMoment = new Date(NOON.getTime() + 599_000)
    await expect(from(address, undefined, lastMoment)).rejects.toMatchObject({
      message: 'Muitas tentativas em pouco tempo. Tente de novo em 1 minuto.',
    })
    await from(address, undefined, new Date(NOON.getTime() + 600_000))
  })

  it('is of one callable and of one address', async () => {
    const address = someAddress()
    await useUp(address)
    await expect(from(address, 'checkPhoneExists')).resolves.toBeUndefined()
    await expect(from(someAddress())).resolves.toBeUndefined()
  })

  it('of a person follows the person from address to address', async () => {
    const uid = `uid-${newSession()}`
    for (let used = 0; used < limitOf('setGrants').max; used += 1) {
      await requireRate(backend, 'setGrants', { address: someAddress(), uid }, NOON)
    }
    await expect(
      requireRate(backend, 'setGrants', { address: someAddress(), uid }, NOON),
    ).rejects.toMatchObject(TOO_MANY)
    await requireRate(backend, 'setGrants', { address: someAddress(), uid: `uid-${newSession()}` }, NOON)
  })

  it('counts exactly when many call at once', { tags: 'deep' }, async () => {
    const address = someAddress()
    const { max } = limitOf('createProfile')
    const outcomes = await Promise.allSettled(
      Array.from({ length: max + 20 }, () => from(address, 'createProfile')),
    )
    const refusals = outcomes.flatMap((outcome): unknown[] =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    )
    expect(refusals.length).toBeGreaterThanOrEqual(20)
    for (const refusal of refusals) expect(refusal).toMatchObject(TOO_MANY)
  })

  it('keeps nothing that says who called, and nothing after the sweep', async () => {
    const address = someAddress()
    const long = new Date('2001-01-01T00:00:00Z')
    await from(address, undefined, long)
    const old = () =>
      backend.db.collection('rateLimits').where('expiresAt', '<', new Date('2002-01-01')).get()
    const { docs } = await old()
    expect(docs).not.toEqual([])
    const stored = JSON.stringify(docs.map((item) => [item.id, item.data()]))
    expect(stored).not.toContain(address)
    await sweepRateLimits(backend, new Date('2001-01-01T00:09:59Z'))
    expect((await old()).size).toBe(docs.length)
    await sweepRateLimits(backend, new Date('2001-01-01T00:10:00Z'))
    expect((await old()).size).toBe(0)
  })
})

describe('a call', () => {
  it('from one address is answered up to the limit and refused beyond it, others are not', async () => {
    await inOneWindow(limitOf('checkPhoneExists'))
    const address = someAddress()
    const ask = (forwarded: string): Promise<Answer> =>
      call('checkPhoneExists', { phone: '11987654321' }, undefined, { 'x-forwarded-for': forwarded })
    for (let used = 0; used < limitOf('checkPhoneExists').max; used += 1) {
      expect(await ask(address)).toMatchObject({ result: {} })
    }
    const refused = await ask(address)
    expect(refused.error?.status).toBe('RESOURCE_EXHAUSTED')
    expect(refused.error?.message).toMatch(
      /^Muitas tentativas em pouco tempo\. Tente de novo em \d+ minutos?\.$/,
    )
    // What a caller puts before the address that Google saw changes nothing.
    expect((await ask(`203.0.113.1, ${address}`)).error?.status).toBe('RESOURCE_EXHAUSTED')
    expect(await ask(someAddress())).toMatchObject({ result: {} })
    expect(await call('checkPhoneExists', { phone: '11987654321' })).toMatchObject({ result: {} })
  })

  it('is counted before anything is done with what it brings, and says so above the limit', async () => {
    await inOneWindow(limitOf('createProfile'))
    const headers = { 'x-forwarded-for': someAddress() }
    // Names of which each letter once doubled the time that looking at them takes.
    const malformed = { email: 'a@b.co', artisticName: `${'a'.repeat(59)}а`, tempMediaIds: ['x'] }
    const statuses = new Set<string | undefined>()
    for (let sent = 0; sent < limitOf('createProfile').max; sent += 1) {
      statuses.add((await call('createProfile', malformed, undefined, headers)).error?.status)
    }
    expect(statuses).toEqual(new Set(['INVALID_ARGUMENT']))
    const beyond = await call('createProfile', malformed, undefined, headers)
    expect(beyond.error?.status).toBe('RESOURCE_EXHAUSTED')
  })

  it('that promises uploads stays below 1 GB an hour and address, for members, too', async () => {
    await inOneWindow(UPLOADED_BYTES)
    const [address, artist] = [someAddress(), await person()]
    const video = { type: 'video/mp4', bytes: 200_000_000 }
    const ask = async (count: number, forwarded = address): Promise<string | undefined> => {
      const files = Array.from({ length: count }, () => video)
      const headers = { 'x-forwarded-for': forwarded }
      const { error } = await call('openUploads', { sessions: [], dropped: [], files }, artist.token, headers)
      return error?.message
    }
    expect(await ask(6)).toMatch(/^Os arquivos passam de 1 GB/)
    expect(await ask(3)).toBeUndefined()
    expect(await ask(2)).toBeUndefined()
    expect(await ask(1)).toMatch(/^Muitos envios em pouco tempo\. Tente de novo em \d+ minutos?\.$/)
    expect(await ask(0)).toBeUndefined()
    expect(await ask(1, someAddress())).toBeUndefined()
  })

  it('of nobody, and one in a sign-in that was ended, are not counted as the person’s', async () => {
    const headers = { 'x-forwarded-for': someAddress() }
    const artist = await person()
    await backend.db
      .doc(`profiles/${artist.uid}`)
      .update({ sessionsEndedAt: Timestamp.fromMillis(Date.now() + 60_000) })
    const before = await backend.db.collection('rateLimits').count().get()
    for (const token of [undefined, artist.token]) {
      const answer = await call('recordConsent', { kind: 'terms' }, token, headers)
      expect(answer.error?.status).toBe('UNAUTHENTICATED')
    }
    const after = await backend.db.collection('rateLimits').count().get()
    expect(after.data()).toEqual(before.data())
  })
})
