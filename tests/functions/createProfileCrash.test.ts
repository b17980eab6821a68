import type { CreateProfileInput } from '@ribalta/domain/schemas/registration'
import { describe, expect, test } from 'vitest'
import type { Backend } from '../../functions/src/admin/backend.ts'
import {
  register,
  REGISTRATION_STEPS,
  type RegistrationPorts,
  type RegistrationStep,
} from '../../functions/src/services/registration.ts'
import { readRegistration } from '../../functions/src/services/registrationInput.ts'
import { removeTraces, undoRegistration } from '../../functions/src/services/registrationUndo.ts'
import { sweepAll } from '../../functions/src/services/sweep.ts'
import { registrationPayload } from '../../functions/src/testing/payloads.ts'
import { backend, call, filesBelow, newSession, upload, uploadPhoto } from '../support/functions.ts'
import { photo } from '../../functions/src/testing/mediaFiles.ts'
import { isWhole, NO_TRACES, tracesOf } from '../support/functionsTraces.ts'

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
  test('the sweeper takes everything away', async () => {
    const payload = await payloadWithPhotos()
    await killAt(payload, step)
    expect(await tracesOf(payload)).not.toEqual(NO_TRACES)
    await sweepIn(11)
    expect(await tracesOf(payload)).toEqual(NO_TRACES)
  })

  test('the sweeper leaves it alone while it may still run', async () => {
    const payload = await payloadWithPhotos()
    await killAt(payload, step)
    const before = await tracesOf(payload)
    await sweepIn(5)
    expect(await tracesOf(payload)).toEqual(before)
  })

  test('the same request again finishes', async () => {
    const payload = await payloadWithPhotos()
    await killAt(payload, step)
    const answer = await call('createProfile', payload)
    expect(answer.error).toBeUndefined()
    const { account } = await tracesOf(payload)
    expect(await isWhole(payload, account ?? '')).toBe(true)
    await sweepIn(30)
    expect(await isWhole(payload, account ?? '')).toBe(true)
  })

  test('the same request again after the sweep finishes', async () => {
    const payload = await payloadWithPhotos()
    await killAt(payload, step)
    await sweepIn(11)
    expect((await call('createProfile', payload)).error).toBeUndefined()
    const { account } = await tracesOf(payload)
    expect(await isWhole(payload, account ?? '')).toBe(true)
    await sweepIn(30)
    expect(await isWhole(payload, account ?? '')).toBe(true)
  })

  test('somebody else can have the name and the phone after the sweep', async () => {
    const payload = await payloadWithPhotos()
    await killAt(payload, step)
    const { artisticName, phone, email } = payload
    const other = registrationPayload({ artisticName, phone, email, tempMediaIds: [await uploadPhoto()] })
    expect((await call('createProfile', other)).error?.status).toBe('ALREADY_EXISTS')
    await sweepIn(11)
    expect((await call('createProfile', other)).error).toBeUndefined()
  })
})

describe.each(AFTER_WRITTEN)('killed after the step "%s"', (step) => {
  test('it is registered, and the same request again says so', async () => {
    const payload = await payloadWithPhotos()
    await killAt(payload, step)
    await sweepIn(30)
    const { account } = await tracesOf(payload)
    expect(await isWhole(payload, account ?? '')).toBe(true)
    expect(await call('createProfile', payload)).toEqual({ result: { uid: account } })
  })
})

test('what is registered cannot be undone', async () => {
  const payload = await payloadWithPhotos()
  expect((await call('createProfile', payload)).error).toBeUndefined()
  const { account = '' } = await tracesOf(payload)
  expect(await undoRegistration(backend, payload.requestId, account, new Date())).toBe(false)
  await removeTraces(backend, account)
  expect(await isWhole(payload, account)).toBe(true)
})

test('temporary files that a crash left are swept after a day', async () => {
  const payload = await payloadWithPhotos()
  await killAt(payload, 'written')
  const [session = ''] = payload.tempMediaIds[0]?.split('/') ?? []
  expect(await filesBelow(`temp-media/${session}/`)).toHaveLength(2)
  await sweepIn(23 * 60)
  expect(await filesBelow(`temp-media/${session}/`)).toHaveLength(2)
  await sweepIn(25 * 60)
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
          ? { auth: stoppingAt(backend.auth, method, stop) }
          : { bucket: stoppingAt(backend.bucket, method, stop) }
      const ports = portsOf(() => Promise.resolve(), parts)
      register(readRegistration(payload, new Date()), ports).then(
        () => reject(new Error('It was registered')),
        reject,
      )
    })
    return payload
  }

  test.each(['deleteFiles', 'deleteUser'] as const)('at %s: the sweeper finishes', async (method) => {
    const payload = await killWhileUndoing(method)
    expect(await tracesOf(payload)).not.toEqual(NO_TRACES)
    await sweepIn(11)
    expect(await tracesOf(payload)).toEqual(NO_TRACES)
  })

  test.each(['deleteFiles', 'deleteUser'] as const)(
    'at %s: a repeat undoes and starts again',
    async (method) => {
      const payload = await killWhileUndoing(method)
      const answer = await call('createProfile', payload)
      expect(answer.error).toMatchObject({ status: 'INVALID_ARGUMENT', details: { position: 2 } })
      expect(await tracesOf(payload)).toEqual(NO_TRACES)
    },
  )
})

test('a straggler cannot complete what was undone, and what it made is swept', async () => {
  const payload = await payloadWithPhotos()
  let goOn: () => void = () => undefined
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let reached: () => void = () => undefined
  const atAccount = new Promise<void>((resolve) => {
    reached = resolve
  })
  const ports = portsOf(async (step) => {
    if (step !== 'account') return
    reached()
    await waiting
  })
  const straggler = register(readRegistration(payload, new Date()), ports)
  await atAccount
  await sweepIn(11)
  expect(await tracesOf(payload)).toEqual(NO_TRACES)
  goOn()
  await expect(straggler).rejects.toMatchObject({ code: 'aborted' })
  expect(await tracesOf(payload)).toEqual(NO_TRACES)
  await sweepIn(30)
  expect((await backend.db.doc(`requests/${payload.requestId}`).get()).exists).toBe(false)
})

function stoppingAt<T extends object>(target: T, method: keyof T, stop: () => Promise<never>): T {
  return new Proxy(target, {
    get(object, key): unknown {
      if (key === method) return stop
      const value: unknown = Reflect.get(object, key, object)
      return typeof value === 'function' ? (value.bind(object) as unknown) : value
    },
  })
}
