/** @module-tag deep */
import '../support/functions/alone.ts'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { register } from '../../functions/src/services/registration/registration.ts'
import { readRegistration } from '../../functions/src/services/registration/input.ts'
import { sweepAll } from '../../functions/src/services/sweep.ts'
import { mp4, photo } from '../../functions/src/testing/mediaFiles.ts'
import { registrationPayload } from '../../functions/src/testing/payloads.ts'
import type { CreateProfileInput } from '@ribalta/domain/schemas/people/registration'
import { backend, call, newSession, upload } from '../support/functions/functions.ts'
import { orphansSince, profilesSince, takeInventory } from '../support/functions/inventory.ts'
import { doomAt, FATES, type Fate } from '../support/functions/kills.ts'
import { isWhole, NO_TRACES, tracesOf } from '../support/functions/traces.ts'

const MINUTE = 60_000

/** Name and phone, account, three sizes of one photo, a video, the records, two uploads taken away. */
const WRITES = 9

async function payloadWithMedia(): Promise<CreateProfileInput> {
  const session = newSession()
  const tempMediaIds = [await upload(await photo(330, 330), session, 0), await upload(mp4(), session, 1)]
  return registrationPayload({ tempMediaIds })
}

/** Registers with that fate for the nth write; answers how many writes were begun. */
async function registerDoomed(payload: CreateProfileInput, nth: number, fate: Fate): Promise<number> {
  const doomed = doomAt(backend, nth, fate)
  const ports = { backend: doomed.backend, now: () => new Date(), checkpoint: () => Promise.resolve() }
  const ended = register(readRegistration(payload, new Date()), ports).catch(() => undefined)
  await Promise.race([ended, doomed.death])
  return doomed.writes()
}

async function sweepIn(minutes: number): Promise<void> {
  expect((await sweepAll(backend, new Date(Date.now() + minutes * MINUTE))).failed).toBe(0)
}

async function hasNoTraces(payload: CreateProfileInput): Promise<boolean> {
  return isDeepStrictEqual(await tracesOf(payload), NO_TRACES)
}

it('a registration makes as many writes as are tried below', async () => {
  expect(await registerDoomed(await payloadWithMedia(), WRITES + 1, 'is killed after')).toBe(WRITES)
})

const every = Array.from({ length: WRITES }, (_, index) => index + 1)

describe.each(FATES)('a process that %s', (fate) => {
  it.each(every)('write %i leaves all or nothing after the sweep, and nobody’s', async (nth) => {
    const before = await takeInventory()
    const payload = await payloadWithMedia()
    expect(await registerDoomed(payload, nth, fate)).toBeGreaterThanOrEqual(nth)
    await sweepIn(11)
    await sweepIn(30)
    const profiles = await profilesSince(before)
    expect(await orphansSince(before)).toEqual([])
    const [uid] = profiles
    const holds = uid === undefined ? await hasNoTraces(payload) : await isWhole(payload, uid)
    expect(holds).toBe(true)

    // Whoever never got the answer asks again, and is then registered once.
    expect((await call('createProfile', payload)).error).toBeUndefined()
    await sweepIn(30)
    const [registered, ...others] = await profilesSince(before)
    expect(others).toEqual([])
    expect(await isWhole(payload, registered ?? '')).toBe(true)
    expect(await orphansSince(before)).toEqual([])
  })

  it.each(every)('write %i and is asked again before the sweep registers once', async (nth) => {
    const before = await takeInventory()
    const payload = await payloadWithMedia()
    await registerDoomed(payload, nth, fate)
    expect((await call('createProfile', payload)).error).toBeUndefined()
    await sweepIn(11)
    await sweepIn(30)
    const [registered, ...others] = await profilesSince(before)
    expect(others).toEqual([])
    expect(await isWhole(payload, registered ?? '')).toBe(true)
    expect(await orphansSince(before)).toEqual([])
  })
})

/** Decides that it is undone, takes away the media and the account, gives back the name and the phone. */
const WRITES_OF_AN_UNDOING = 4

describe.each(FATES)('a sweeper that %s', (fate) => {
  it.each(every.slice(0, WRITES_OF_AN_UNDOING))('write %i is followed by one that finishes', async (nth) => {
    await sweepIn(30)
    const before = await takeInventory()
    const payload = await payloadWithMedia()
    await registerDoomed(payload, WRITES - 3, 'is killed after')

    const doomed = doomAt(backend, nth, fate)
    const swept = sweepAll(doomed.backend, new Date(Date.now() + 11 * MINUTE))
    await Promise.race([swept, doomed.death])
    expect(doomed.writes()).toBeGreaterThanOrEqual(nth)

    await sweepIn(11)
    await sweepIn(30)
    expect(await orphansSince(before)).toEqual([])
    expect(await profilesSince(before)).toEqual([])
    expect(await tracesOf(payload)).toEqual(NO_TRACES)
  })
})
