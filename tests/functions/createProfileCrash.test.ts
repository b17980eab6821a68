/** @module-tag deep */
import '../support/functions/alone.ts'
import type { CreateProfileInput } from '@ribalta/domain/schemas/people/registration'
import { describe, expect, it, vi } from 'vitest'
import type { Backend } from '../../functions/src/admin/backend.ts'
import {
  register,
  REGISTRATION_STEPS,
  type RegistrationPorts,
  type RegistrationStep,
} from '../../functions/src/services/registration/registration.ts'
import { readRegistration } from '../../functions/src/services/registration/input.ts'
import { removeTraces, undoRegistration } from '../../functions/src/services/registration/undo.ts'
import { sweepAll } from '../../functions/src/services/sweep.ts'
import { registrationPayload } from '../../functions/src/testing/payloads.ts'
import { backend, call, filesBelow, newSession, upload, uploadPhoto } from '../support/functions/functions.ts'
import { photo } from '../../functions/src/testing/mediaFiles.ts'
import { withMethod } from '../support/functions/interference.ts'
import { isWhole, NO_TRACES, tracesOf } from '../support/functions/traces.ts'

const MINUTE = 60_000

/** What is awaited here is never answered, as to a process that was killed. */
function never(): Promise<never> {
  return new Promise<never>(() => undefined)
}

function portsOf(
  checkpoint: RegistrationPorts['checkpoint'],
  parts: Partial<Backend> = {},
): RegistrationPorts {
  return { backend: { ...backend, ...parts }, now: () => new Date(), checkpoint }
}

/** Registers until a step is done and is killed there. */
function killAt(payload: CreateProfileInput, step: RegistrationStep): Promise<void> {
  return new Promise((resolve, reject) => {
    const ports = portsOf((reached) => {
      if (reached !== step) return Promise.resolve()
      resolve()
      return never()
    })
    register(readRegistration(payload, new Date()), ports).then(
      () => reject(new Error(`${step} was never reached`)),
      reject,
    )
  })
}

async function payloadWithPhotos(): Promise<CreateProfileInput> {
  const session = newSession()
  const tempMediaIds = [
    await upload(await photo(330, 330), session, 0),
    await upload(await photo(330, 330), session, 1),
  ]
  return registrationPayload({ tempMediaIds })
}

function sweepIn(minutes: number): ReturnType<typeof sweepAll> {
  return sweepAll(backend, new Date(Date.now() + minutes * MINUTE))
}

const BEFORE_WRITTEN = REGISTRATION_STEPS.filter((step) => step !== 'written' && step !== 'cleaned')
const AFTER_WRITTEN = ['written', 'cleaned'] as const

describe.each(BEFORE_WRITTEN)('killed after the step "%s"', (step) => {
  it('the sweeper takes everything away', async () => {
    const payload = await payloadWithPhotos()
    await killAt(payload, step)
    expect(await tracesOf(payload)).not.toEqual(NO_TRACES)
    await sweepIn(11)
    expect(await tracesOf(payload)).toEqual(NO_TRACES)
  })

  it('the sweeper leaves it alone while it may still run', async () => {
    const payload = await payloadWithPhotos()
    await killAt(payload, step)
    const before = await tracesOf(payload)
    await sweepIn(5)
    expect(await tracesOf(payload)).toEqual(before)
  })

  it('the same request again finishes', async () => {
    const payload = await payloadWithPhotos()
    await killAt(payload, step)
    const answer = await call('createProfile', payload)
    expect(answer.error).toBeUndefined()
    const { account } = await tracesOf(payload)
    expect(await isWhole(payload, account ?? '')).toBe(true)
    await sweepIn(30)
    expect(await isWhole(payload, account ?? '')).toBe(true)
  })

  it('the same request again after the sweep finishes', async () => {
    const payload = await payloadWithPhotos()
    await killAt(payload, step)
    await sweepIn(11)
    expect((await call('createProfile', payload)).error).toBeUndefined()
    const { account } = await tracesOf(payload)
    expect(await isWhole(payload, account ?? '')).toBe(true)
    await sweepIn(30)
    expect(await isWhole(payload, account ?? '')).toBe(true)
  })

  it('somebody else can have the name and the phone after the sweep', async () => {
    const payload = await payloadWithPhotos()
    await killAt(payload, step)
    const { artisticName, phone, email } = payload
    const other = registrationPayload({ artisticName, phone, email, tempMediaIds: [await uploadPhoto()] })
    expect((await call('createProfile', other)).error?.status).toBe('ALREADY_EXISTS')
    await sweepIn(11)
    expect((await call('createProfile', other)).error).toBeUndefined()
  })
})

it('a request whose twin takes the name while it looks at it is not told that the name is taken', async () => {
  const payload = await payloadWithPhotos()
  const twin = vi.fn<() => Promise<string>>(() =>
    register(
      readRegistration(payload, new Date()),
      portsOf(() => Promise.resolve()),
    ),
  )
  const { db } = backend
  const interrupted = withMethod(db, 'getAll', async (...wanted) => {
    if (twin.mock.calls.length === 0) await twin()
    return db.getAll(...wanted)
  })
  const ports = portsOf(() => Promise.resolve(), { db: interrupted })
  const uid = await register(readRegistration(payload, new Date()), ports)
  expect(uid).toBe(await twin.mock.results[0]?.value)
  expect(await isWhole(payload, uid)).toBe(true)
})

describe.each(AFTER_WRITTEN)('killed after the step "%s"', (step) => {
  it('is registered, and the same request again says so', async () => {
    const payload = await payloadWithPhotos()
    await killAt(payload, step)
    await sweepIn(30)
    const { account } = await tracesOf(payload)
    expect(await isWhole(payload, account ?? '')).toBe(true)
    expect(await call('createProfile', payload)).toEqual({ result: { uid: account } })
  })
})

it('what is registered cannot be undone', async () => {
  const payload = await payloadWithPhotos()
  expect((await call('createProfile', payload)).error).toBeUndefined()
  const { account = '' } = await tracesOf(payload)
  expect(await undoRegistration(backend, payload.requestId, account, new Date())).toBe(false)
  await removeTraces(backend, account)
  expect(await isWhole(payload, account)).toBe(true)
})

it('temporary files that a crash left are swept after an hour', async () => {
  const payload = await payloadWithPhotos()
  await killAt(payload, 'written')
  const [session = ''] = payload.tempMediaIds[0]?.split('/') ?? []
  expect(await filesBelow(`temp-media/${session}/`)).toHaveLength(2)
  await sweepIn(50)
  expect(await filesBelow(`temp-media/${session}/`)).toHaveLength(2)
  await sweepIn(70)
  expect(await filesBelow(`temp-media/${session}/`)).toEqual([])
})

describe('killed while it undoes', () => {
  /** A registration whose second file is missing, so that it undoes itself; killed at one of its own removals. */
  async function killWhileUndoing(method: 'deleteFiles' | 'deleteUser'): Promise<CreateProfileInput> {
    const payload = registrationPayload({ tempMediaIds: [await uploadPhoto(), `${newSession()}/7`] })
    await new Promise<void>((resolve, reject) => {
      const stop = (): Promise<never> => {
        resolve()
        return never()
      }
      const parts: Partial<Backend> =
        method === 'deleteUser'
          ? { auth: withMethod(backend.auth, method, stop) }
          : { bucket: withMethod(backend.bucket, method, stop) }
      const ports = portsOf(() => Promise.resolve(), parts)
      register(readRegistration(payload, new Date()), ports).then(
        () => reject(new Error('It was registered')),
        reject,
      )
    })
    return payload
  }

  it.each(['deleteFiles', 'deleteUser'] as const)('at %s: the sweeper finishes', async (method) => {
    const payload = await killWhileUndoing(method)
    expect(await tracesOf(payload)).not.toEqual(NO_TRACES)
    await sweepIn(11)
    expect(await tracesOf(payload)).toEqual(NO_TRACES)
  })

  it.each(['deleteFiles', 'deleteUser'] as const)(
    'at %s: a repeat undoes and starts again',
    async (method) => {
      const payload = await killWhileUndoing(method)
      const answer = await call('createProfile', payload)
      expect(answer.error).toMatchObject({ status: 'INVALID_ARGUMENT', details: { position: 2 } })
      expect(await tracesOf(payload)).toEqual(NO_TRACES)
    },
  )
})

describe('a straggler, whose registration was undone while it slept', () => {
  interface Straggler {
    readonly end: Promise<unknown>
    readonly wake: () => void
  }

  /** A registration that sleeps after a step until it is woken, and may be killed after a later one. */
  async function sleepAt(
    payload: CreateProfileInput,
    step: RegistrationStep,
    killedAt?: RegistrationStep,
  ): Promise<Straggler> {
    const asleep = Promise.withResolvers<undefined>()
    const woken = Promise.withResolvers<undefined>()
    const killed = Promise.withResolvers<undefined>()
    const ports = portsOf(async (reached) => {
      if (reached === step) {
        asleep.resolve(undefined)
        await woken.promise
      }
      if (reached === killedAt) {
        killed.resolve(undefined)
        await never()
      }
    })
    const registered = register(readRegistration(payload, new Date()), ports).catch((error: unknown) => error)
    await asleep.promise
    return { end: Promise.race([registered, killed.promise]), wake: () => woken.resolve(undefined) }
  }

  it('cannot complete it', async () => {
    const payload = await payloadWithPhotos()
    const straggler = await sleepAt(payload, 'account')
    await sweepIn(11)
    expect(await tracesOf(payload)).toEqual(NO_TRACES)
    straggler.wake()
    expect(await straggler.end).toMatchObject({ code: 'aborted' })
    expect(await tracesOf(payload)).toEqual(NO_TRACES)
    await sweepIn(30)
    expect((await backend.db.doc(`requests/${payload.requestId}`).get()).exists).toBe(false)
  })

  it('and that is killed then, is cleaned up after', async () => {
    const payload = await payloadWithPhotos()
    const straggler = await sleepAt(payload, 'reserved', 'media')
    await sweepIn(11)
    straggler.wake()
    await straggler.end
    expect(await tracesOf(payload)).toMatchObject({ account: expect.any(String) as string, media: 6 })
    await sweepIn(30)
    expect(await tracesOf(payload)).toEqual(NO_TRACES)
  })

  it('leaves alone what a repeat made in the meantime', async () => {
    const payload = await payloadWithPhotos()
    const straggler = await sleepAt(payload, 'reserved')
    await sweepIn(11)
    expect((await call('createProfile', payload)).error).toBeUndefined()
    straggler.wake()
    expect(await straggler.end).toMatchObject({ code: 'already-exists' })
    await sweepIn(30)
    const { account } = await tracesOf(payload)
    expect(await isWhole(payload, account ?? '')).toBe(true)
    const request = await backend.db.doc(`requests/${payload.requestId}`).get()
    expect(request.data()).toMatchObject({ state: 'done', abandonedUids: [] })
  })
})

it('forgets the request, with the hash of what was typed, a day after it was finished', async () => {
  const payload = await payloadWithPhotos()
  expect((await call('createProfile', payload)).error).toBeUndefined()
  const request = backend.db.doc(`requests/${payload.requestId}`)
  await sweepIn(24 * 60 - 1)
  expect((await request.get()).exists).toBe(true)
  await sweepIn(24 * 60 + 1)
  expect((await request.get()).exists).toBe(false)
  const { account } = await tracesOf(payload)
  expect(await isWhole(payload, account ?? '')).toBe(true)
})
