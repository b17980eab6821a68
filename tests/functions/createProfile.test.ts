import { CONSENT_VERSIONS } from '@ribalta/domain/account/consents'
import { COMMON_PASSWORD, OWN_NAME_PASSWORD } from '@ribalta/domain/account/passwordProblem'
import { nameSkeleton } from '@ribalta/domain/people/personName'
import { consentSchema } from '@ribalta/domain/schemas/account/consent'
import { feedSchema } from '@ribalta/domain/schemas/feed/feed'
import { privateDetailsSchema } from '@ribalta/domain/schemas/people/privateDetails'
import type { CreateProfileInput } from '@ribalta/domain/schemas/people/registration'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { mp4, photo, webm } from '../../functions/src/testing/mediaFiles.ts'
import { guardian, registrationPayload } from '../../functions/src/testing/payloads.ts'
import {
  backend,
  call,
  filesBelow,
  newSession,
  person,
  profileOf,
  signIn,
  upload,
  uploadPhoto,
} from '../support/functions/functions.ts'
import { isWhole, NO_TRACES, tracesOf } from '../support/functions/traces.ts'

const created = z.object({ uid: z.string() })

async function register(payload: unknown): Promise<string> {
  const answer = await call('createProfile', payload)
  expect(answer.error).toBeUndefined()
  return created.parse(answer.result).uid
}

async function validPayload(changes: Partial<CreateProfileInput> = {}): Promise<CreateProfileInput> {
  return registrationPayload({ tempMediaIds: [await uploadPhoto()], ...changes })
}

describe('a registration', () => {
  it('answers the uid of an account that can sign in, with everything that belongs to it', async () => {
    const session = newSession()
    const tempMediaIds = [
      await upload(await photo(700, 900), session, 0),
      await upload(mp4(), session, 1),
      await upload(await photo(200, 300, 'png'), session, 2),
      await upload(webm(), session, 3),
    ]
    const payload = await validPayload({
      tempMediaIds,
      heightCm: 171,
      uf: 'SP',
      city: 'Santos',
      classes: ['atriz'],
    })
    const uid = await register(payload)

    const profile = await profileOf(uid)
    expect(profile).toMatchObject({
      email: payload.email,
      artisticName: payload.artisticName,
      nameSkeleton: nameSkeleton(payload.artisticName),
      phone: payload.phone,
      tempMediaIds,
      status: 'pending',
      grants: [],
      heightCm: 171,
      uf: 'SP',
      city: 'Santos',
      classes: ['atriz'],
      skills: [],
    })
    expect(profile?.birthDate.seconds).toBe(Date.UTC(1990, 4, 17) / 1000)
    expect(profile?.media.map((item) => item.kind)).toEqual(['image', 'video', 'image', 'video'])
    expect(profile?.media[0]).toMatchObject({ widths: [320, 640], width: 640, height: 823 })
    expect(profile?.media[2]).toMatchObject({ widths: [200], width: 200, height: 300 })
    expect(await signIn(payload.email)).toBeTruthy()
    expect(await isWhole(payload, uid)).toBe(true)

    const details = await backend.db.doc(`profiles/${uid}/private-data/details`).get()
    expect(privateDetailsSchema.parse(details.data())).toEqual({})
    const feed = await backend.db.doc(`feed/registration_${uid}`).get()
    expect(feedSchema.parse(feed.data())).toMatchObject({ kind: 'registration', subject: uid, actor: uid })
    const consents = await backend.db.collection('consents').where('uid', '==', uid).get()
    const kinds = consents.docs.map((consent) => consentSchema.parse(consent.data()).kind)
    expect(kinds.toSorted()).toEqual(['privacy', 'terms'])
    expect((await backend.db.doc(`artists/${uid}`).get()).exists).toBe(false)
  })

  it('leaves its media with their types, cached for ever, and no temporary file', async () => {
    const session = newSession()
    const tempMediaIds = [await upload(await photo(340, 420), session, 0)]
    const uid = await register(await validPayload({ tempMediaIds }))
    const [image] = (await profileOf(uid))?.media ?? []
    const names = ['320.avif', '320.jpeg', '320.webp'].map((name) => `${image?.base ?? ''}/${name}`)
    expect(await filesBelow(`media/${uid}/`)).toEqual(names.toSorted())
    const metadata = await Promise.all(
      names.map(async (name) => (await backend.bucket.file(name).getMetadata())[0]),
    )
    expect(metadata.map((file) => file.contentType)).toEqual(['image/avif', 'image/jpeg', 'image/webp'])
    expect(new Set(metadata.map((file) => file.cacheControl))).toEqual(
      new Set(['public, max-age=31536000, immutable']),
    )
    expect(await filesBelow(`temp-media/${session}/`)).toEqual([])
  })

  it("keeps a minor's guardian among the private details, with the consent", async () => {
    const consents = { ...CONSENT_VERSIONS, sensitive: undefined }
    const { terms, privacy, guardian: version } = consents
    const payload = await validPayload({
      birthDate: '2015-03-02',
      guardian,
      consents: { terms, privacy, guardian: version },
    })
    const uid = await register(payload)
    const details = await backend.db.doc(`profiles/${uid}/private-data/details`).get()
    expect(details.data()).toEqual({ guardian })
    expect((await tracesOf(payload)).consents).toBe(3)
    expect(JSON.stringify(await profileOf(uid))).not.toContain('Helena')
  })

  it('keeps no password, e-mail or phone number in clear beyond where they belong', async () => {
    const payload = await validPayload()
    await register(payload)
    const request = await backend.db.doc(`requests/${payload.requestId}`).get()
    const text = JSON.stringify(request.data())
    expect(request.get('state')).toBe('done')
    expect(text).not.toContain(payload.password)
    expect(text).not.toContain(payload.email)
  })
})

describe('a repeated request', () => {
  it('answers the same uid and makes nothing more', async () => {
    const payload = await validPayload()
    const uid = await register(payload)
    const before = await backend.db.doc(`profiles/${uid}`).get()
    expect(await register(payload)).toBe(uid)
    expect(await register({ ...payload, email: payload.email.toUpperCase() })).toBe(uid)
    const after = await backend.db.doc(`profiles/${uid}`).get()
    expect(before.updateTime).toBeDefined()
    expect(after.updateTime).toEqual(before.updateTime)
    expect(await isWhole(payload, uid)).toBe(true)
  })

  it.each([
    ['password', { password: 'outra-senha-9' }],
    ['phone', { phone: '11911112222' }],
    ['fact', { heightCm: 150 }],
  ])('with another %s is refused and changes nothing', async (_, change) => {
    const payload = await validPayload()
    const uid = await register(payload)
    const answer = await call('createProfile', { ...payload, ...change })
    expect(answer.error).toMatchObject({ status: 'FAILED_PRECONDITION', details: { field: 'requestId' } })
    expect(await isWhole(payload, uid)).toBe(true)
  })

  it('three at once answer one uid', async () => {
    const payload = await validPayload()
    const uids = await Promise.all([register(payload), register(payload), register(payload)])
    expect(new Set(uids).size).toBe(1)
    expect(await isWhole(payload, uids[0])).toBe(true)
  })
})

describe('what is taken', () => {
  it.each([
    ['phone', 'Este número de telefone já está em uso por outra conta.'],
    ['email', 'Este e-mail já está em uso por outra conta.'],
    ['artisticName', 'Este nome artístico já está em uso por outra conta.'],
  ] as const)('a taken %s is already-exists, says so and leaves nothing', async (field, message) => {
    const other = await person()
    const payload = await validPayload({ [field]: other.profile[field] })
    const answer = await call('createProfile', payload)
    expect(answer.error).toEqual({ status: 'ALREADY_EXISTS', message, details: { field } })
    const free = await validPayload()
    const own = await tracesOf({ ...payload, [field]: free[field] })
    expect(own).toEqual(NO_TRACES)
    expect(await filesBelow(`temp-media/${String(payload.tempMediaIds[0])}`)).toHaveLength(1)
  })

  it.each([
    (phone: string) => `+55 (${phone.slice(0, 2)}) ${phone.slice(2)}`,
    (phone: string) => `0${phone}`,
  ])('a phone is the same however it is written', async (written) => {
    const other = await person()
    const payload = await validPayload({ phone: written(other.profile.phone) })
    expect((await call('createProfile', payload)).error).toMatchObject({
      status: 'ALREADY_EXISTS',
      details: { field: 'phone' },
    })
  })

  it.each([['(11) 8765-4321'], ['55119876543'], ['+55 (20) 98765-4321'], ['0800 123 4567']])(
    'a phone that can’t be one is refused and leaves nothing: %s',
    async (phone) => {
      const payload = await validPayload({ phone })
      expect((await call('createProfile', payload)).error).toMatchObject({
        status: 'INVALID_ARGUMENT',
        details: { field: 'phone' },
      })
      expect(await tracesOf({ ...payload, phone: (await validPayload()).phone })).toEqual(NO_TRACES)
    },
  )

  it('a name is the same without its accents and capitals', async () => {
    const first = await validPayload()
    await register(first)
    const answer = await call(
      'createProfile',
      await validPayload({ artisticName: first.artisticName.toUpperCase().replace('A', 'Á') }),
    )
    expect(answer.error).toMatchObject({ status: 'ALREADY_EXISTS', details: { field: 'artisticName' } })
  })

  it('can be corrected and sent again at once', async () => {
    const other = await person()
    const payload = await validPayload({ email: other.email })
    expect((await call('createProfile', payload)).error?.status).toBe('ALREADY_EXISTS')
    const corrected = { ...payload, email: `novo-${payload.email}` }
    expect(await isWhole(corrected, await register(corrected))).toBe(true)
  })
})

it('what is missing is told in the words of the specification', async () => {
  const { tempMediaIds: _, ...withoutMedia } = registrationPayload()
  for (const payload of [{}, null, withoutMedia, { ...withoutMedia, tempMediaIds: [] }]) {
    expect((await call('createProfile', payload)).error).toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: 'Email, Nome Artístico e tempMediaIds são obrigatórios para registro.',
    })
  }
})

it('an invalid birth date is refused with its field', async () => {
  const answer = await call('createProfile', await validPayload({ birthDate: { day: 1 } }))
  expect(answer.error).toMatchObject({ status: 'INVALID_ARGUMENT', details: { field: 'birthDate' } })
})

it.each([
  ['among the commonest', () => 'Baseball', COMMON_PASSWORD],
  ['the own name', ({ artisticName }: CreateProfileInput) => `${artisticName}1`, OWN_NAME_PASSWORD],
  ['the own address', ({ email }: CreateProfileInput) => email, OWN_NAME_PASSWORD],
])('a password that is %s is refused, whatever a page let through', async (_, passwordOf, message) => {
  const payload = await validPayload()
  const answer = await call('createProfile', { ...payload, password: passwordOf(payload) })
  expect(answer.error).toMatchObject({ status: 'INVALID_ARGUMENT', message, details: { field: 'password' } })
  expect(await tracesOf(payload)).toEqual(NO_TRACES)
})
