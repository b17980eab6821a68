import { MAX_MEDIA } from '@ribalta/domain/media/media'
import { feedSchema } from '@ribalta/domain/schemas/feed/feed'
import { nameSkeleton } from '@ribalta/domain/people/personName'
import { describe, expect, it } from 'vitest'
import { updateProfile } from '../../functions/src/services/profiles/update.ts'
import { readProfileChanges } from '../../functions/src/services/profiles/updateInput.ts'
import { mp4, photo } from '../../functions/src/testing/mediaFiles.ts'
import {
  backend,
  bareAccount,
  call,
  filesBelow,
  holderOf,
  newSession,
  type Person,
  person,
  profileOf,
  signedIn,
  upload,
  uploadPhoto,
} from '../support/functions/functions.ts'
import { publish } from '../support/functions/publishing.ts'
import { withMethod } from '../support/functions/interference.ts'

const UPDATED = { result: { success: true, message: 'Perfil atualizado.', version: 2 } }
const NOTHING = { result: { success: true, message: 'Nenhum dado para atualizar.' } }

function change(who: Person, fields: object, as = who.token): ReturnType<typeof call> {
  return call('updateProfile', { profileId: who.uid, ...fields }, as)
}

/** A person whose present version is published. */
async function publishedPerson(): Promise<Person> {
  const artist = await person({ status: 'published', publishedVersion: 1 })
  await publish(artist)
  return artist
}

describe('who may change a profile', () => {
  it('its owner', async () => {
    const artist = await person()
    expect(await change(artist, { heightCm: 180, bio: 'Atriz.' })).toEqual(UPDATED)
    expect(await profileOf(artist.uid)).toMatchObject({ heightCm: 180, bio: 'Atriz.', version: 2 })
  })

  it.each([['AGENT'], ['DIRECTOR']] as const)('somebody with %s', async (grant) => {
    const artist = await person()
    const staff = await person({ grants: [grant] })
    expect(await change(artist, { heightCm: 181 }, staff.token)).toEqual(UPDATED)
  })

  it('nobody without an account', async () => {
    const artist = await person()
    const answer = await call('updateProfile', { profileId: artist.uid, heightCm: 180 })
    expect(answer.error?.status).toBe('UNAUTHENTICATED')
  })

  it('no other artist and no bare account', async () => {
    const artist = await person()
    const other = await person()
    const bare = await bareAccount()
    for (const { token } of [other, bare]) {
      expect((await change(artist, { heightCm: 180 }, token)).error?.status).toBe('PERMISSION_DENIED')
      expect((await change(artist, {}, token)).error?.status).toBe('PERMISSION_DENIED')
    }
    expect((await profileOf(artist.uid))?.version).toBe(1)
  })

  it('no one whose grant was taken away a moment ago', async () => {
    const artist = await person()
    const staff = await person({ grants: ['AGENT'] })
    await backend.db.doc(`profiles/${staff.uid}`).update({ grants: [] })
    expect((await change(artist, { heightCm: 180 }, staff.token)).error?.status).toBe('PERMISSION_DENIED')
  })

  it('nobody a profile that is not there', async () => {
    const staff = await person({ grants: ['AGENT'] })
    const bare = await bareAccount()
    const missing = await call('updateProfile', { profileId: 'ninguem', heightCm: 180 }, staff.token)
    expect(missing.error?.status).toBe('NOT_FOUND')
    const own = await call('updateProfile', { profileId: bare.uid, heightCm: 180 }, bare.token)
    expect(own.error?.status).toBe('NOT_FOUND')
  })
})

describe('a change', () => {
  it('without a defined field changes nothing and says so', async () => {
    const artist = await person()
    expect(await change(artist, {})).toEqual(NOTHING)
    expect(await change(artist, { birthDate: { day: 1 } })).toEqual(NOTHING)
    expect((await profileOf(artist.uid))?.version).toBe(1)
  })

  it('drops a birth date of an invalid type and keeps the rest', async () => {
    const artist = await person()
    expect(await change(artist, { birthDate: 'ontem', heightCm: 170 })).toEqual(UPDATED)
    const profile = await profileOf(artist.uid)
    expect(profile?.birthDate.seconds).toBe(artist.profile.birthDate.seconds)
    expect(profile?.heightCm).toBe(170)
  })

  it('takes a fact back with null, and confirms the look', async () => {
    const artist = await person({ bio: 'Atriz.', heightCm: 170 })
    await change(artist, { bio: null, confirmLook: true })
    const profile = await profileOf(artist.uid)
    expect(profile).not.toHaveProperty('bio')
    expect(profile?.heightCm).toBe(170)
    expect(profile?.lookConfirmedAt).toEqual(profile?.updatedAt)
  })

  it('of a stale version is aborted and changes nothing', async () => {
    const artist = await person()
    expect(await change(artist, { heightCm: 170, expectedVersion: 1 })).toEqual(UPDATED)
    const stale = await change(artist, { heightCm: 190, expectedVersion: 1 })
    expect(stale.error?.status).toBe('ABORTED')
    expect(await profileOf(artist.uid)).toMatchObject({ heightCm: 170, version: 2 })
  })

  it('that another one overtakes is aborted', async () => {
    const { uid } = await person()
    const now = new Date()
    const overtaken = readProfileChanges({ profileId: uid, heightCm: 171, expectedVersion: 1 }, now)
    const quicker = readProfileChanges({ profileId: uid, heightCm: 172, expectedVersion: 1 }, now)
    const { db } = backend
    const interfered = withMethod(db, 'runTransaction', async (work) => {
      await updateProfile(backend, quicker, signedIn({ uid }), now)
      return db.runTransaction(work)
    })
    await expect(
      updateProfile({ ...backend, db: interfered }, overtaken, signedIn({ uid }), now),
    ).rejects.toMatchObject({
      code: 'aborted',
    })
    expect(await profileOf(uid)).toMatchObject({ heightCm: 172, version: 2 })
  })

  it('of grants, status or anything unknown is refused', async () => {
    const artist = await person()
    for (const fields of [
      { grants: ['DIRECTOR'] },
      { status: 'published' },
      { uid: 'x' },
      { email: 'a@b.co' },
    ]) {
      expect((await change(artist, fields)).error?.status).toBe('INVALID_ARGUMENT')
    }
    expect(await profileOf(artist.uid)).toEqual(artist.profile)
  })

  it('to an age under 18 needs the guardian that only registration takes', async () => {
    const artist = await person()
    const answer = await change(artist, { birthDate: '2015-01-01' })
    expect(answer.error).toMatchObject({ status: 'INVALID_ARGUMENT', details: { field: 'birthDate' } })
  })
})

describe('a new artistic name', () => {
  it('moves the reservation', async () => {
    const artist = await person()
    const mark = newSession()
    await change(artist, { artisticName: `Novo ${mark}` })
    expect(await profileOf(artist.uid)).toMatchObject({
      artisticName: `Novo ${mark}`,
      username: `novo-${mark}`,
      nameSkeleton: nameSkeleton(`Novo ${mark}`),
    })
    expect(await holderOf(`usernames/novo-${mark}`)).toBe(artist.uid)
    expect(await holderOf(`usernames/${artist.profile.username}`)).toBeUndefined()
  })

  it('of the same address keeps it', async () => {
    const artist = await person()
    await change(artist, { artisticName: artist.profile.artisticName.toUpperCase() })
    expect(await holderOf(`usernames/${artist.profile.username}`)).toBe(artist.uid)
  })

  it('that somebody else holds is refused, and both keep theirs', async () => {
    const [artist, other] = [await person(), await person()]
    const answer = await change(artist, { artisticName: other.profile.artisticName, heightCm: 170 })
    expect(answer.error).toEqual({
      status: 'ALREADY_EXISTS',
      message: 'Este nome artístico já está em uso por outra conta.',
      details: { field: 'artisticName' },
    })
    expect(await holderOf(`usernames/${other.profile.username}`)).toBe(other.uid)
    expect(await holderOf(`usernames/${artist.profile.username}`)).toBe(artist.uid)
    expect(await profileOf(artist.uid)).toEqual(artist.profile)
  })

  it('in letters that only look like ours is refused, in words', async () => {
    const answer = await change(await person(), { artisticName: 'M\u0430rina Alencar' })
    expect(answer.error).toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: expect.stringContaining('alfabeto latino') as string,
      details: { field: 'artisticName' },
    })
  })

  it('that is a route is refused', async () => {
    const answer = await change(await person(), { artisticName: 'Login' })
    expect(answer.error).toMatchObject({ status: 'INVALID_ARGUMENT', details: { field: 'artisticName' } })
  })

  it('keeps the address of a page that is up until the next version is published', async () => {
    const artist = await publishedPerson()
    const mark = newSession()
    await change(artist, { artisticName: `Novo ${mark}` })
    expect(await holderOf(`usernames/${artist.profile.username}`)).toBe(artist.uid)
    expect(await holderOf(`usernames/novo-${mark}`)).toBe(artist.uid)
    await change(artist, { artisticName: `Outro ${mark}` })
    expect(await holderOf(`usernames/novo-${mark}`)).toBeUndefined()
    expect(await holderOf(`usernames/${artist.profile.username}`)).toBe(artist.uid)
  })

  it('wanted by two at once goes to one', async () => {
    const people = [await person(), await person()]
    const artisticName = `Disputado ${newSession()}`
    const answers = await Promise.all(people.map((artist) => change(artist, { artisticName })))
    expect(answers.map((answer) => answer.error?.status ?? 'done').toSorted()).toEqual([
      'ALREADY_EXISTS',
      'done',
    ])
  })
})

describe('a new phone', () => {
  it('moves the reservation', async () => {
    const artist = await person()
    const phone = `319${String(Date.now()).slice(-8)}`
    await change(artist, { phone: `(${phone.slice(0, 2)}) ${phone.slice(2)}` })
    expect((await profileOf(artist.uid))?.phone).toBe(phone)
    expect(await holderOf(`phones/${phone}`)).toBe(artist.uid)
    expect(await holderOf(`phones/${artist.profile.phone}`)).toBeUndefined()
  })

  it('that somebody else holds is refused in the specified words', async () => {
    const [artist, other] = [await person(), await person()]
    const answer = await change(artist, { phone: other.profile.phone })
    expect(answer.error).toEqual({
      status: 'ALREADY_EXISTS',
      message: 'Este número de telefone já está em uso por outra conta.',
      details: { field: 'phone' },
    })
    expect(await holderOf(`phones/${other.profile.phone}`)).toBe(other.uid)
  })

  it('of somebody else is the same with +55, with a trunk 0 and without', async () => {
    const [artist, other] = [await person(), await person()]
    const { phone } = other.profile
    for (const typed of [`+55 (${phone.slice(0, 2)}) ${phone.slice(2)}`, `0${phone}`, `55${phone}`]) {
      expect((await change(artist, { phone: typed })).error).toMatchObject({ status: 'ALREADY_EXISTS' })
    }
    expect(await profileOf(artist.uid)).toEqual(artist.profile)
  })

  it('of another country keeps its country', async () => {
    const artist = await person()
    const national = `912${String(Date.now()).slice(-6)}`
    await change(artist, { phone: `+351 ${national}` })
    expect((await profileOf(artist.uid))?.phone).toBe(`00351${national}`)
    expect(await holderOf(`phones/00351${national}`)).toBe(artist.uid)
  })

  it.each([
    ['55119876543', 'Confira o número'],
    ['01198765430', 'Falta um dígito'],
    ['(20) 98765-4321', 'O DDD 20 não existe.'],
    ['98765-4321', 'Inclua o DDD'],
    ['+999 123456789', 'Este código de país não existe.'],
  ])('that can’t be one is refused and changes nothing: %s', async (phone, words) => {
    const artist = await person()
    const { error } = await change(artist, { phone, city: 'Natal' })
    expect(error).toMatchObject({ status: 'INVALID_ARGUMENT', details: { field: 'phone' } })
    expect(error?.message).toContain(words)
    expect(await profileOf(artist.uid)).toEqual(artist.profile)
  })

  it('may repeat a stored one that can’t be right, which keeps nobody from changing something else', async () => {
    const artist = await person({ phone: `55119${String(Date.now()).slice(-6)}` })
    const { phone } = artist.profile
    expect((await change(artist, { phone, city: 'Natal' })).error).toBeUndefined()
    expect(await profileOf(artist.uid)).toMatchObject({ phone, city: 'Natal' })
  })

  it('is taken by a record that had none', async () => {
    const artist = await person({ phone: '' })
    const phone = `329${String(Date.now()).slice(-8)}`
    expect((await change(artist, { phone })).error).toBeUndefined()
    expect(await holderOf(`phones/${phone}`)).toBe(artist.uid)
  })
})

describe('media', () => {
  it('are added behind the others, and the uploads go', async () => {
    const artist = await person()
    const session = newSession()
    const tempMediaIds = [await upload(await photo(330, 330), session, 0), await upload(mp4(), session, 1)]
    expect(await change(artist, { tempMediaIds })).toEqual(UPDATED)
    const media = (await profileOf(artist.uid))?.media ?? []
    expect(media.map((item) => item.kind)).toEqual(['image', 'video'])
    expect(await filesBelow(`media/${artist.uid}/`)).toHaveLength(3)
    expect(await filesBelow(`temp-media/${session}/`)).toEqual([])
  })

  it('added by a call whose answer was lost are not added twice', async () => {
    const artist = await person()
    const tempMediaIds = [await uploadPhoto()]
    await change(artist, { tempMediaIds })
    expect((await change(artist, { tempMediaIds })).error).toBeUndefined()
    expect((await profileOf(artist.uid))?.media).toHaveLength(1)
  })

  it('are put in order, and the files of those left out go', async () => {
    const artist = await person()
    const session = newSession()
    const photos = await Promise.all(
      [0, 1, 2].map(async (slot) => upload(await photo(330, 330), session, slot)),
    )
    await change(artist, { tempMediaIds: photos })
    const [first, second, third] = ((await profileOf(artist.uid))?.media ?? []).map((item) => item.id)
    await change(artist, { mediaOrder: [third, first] })
    expect((await profileOf(artist.uid))?.media.map((item) => item.id)).toEqual([third, first])
    expect(await filesBelow(`media/${artist.uid}/${second ?? 'none'}/`)).toEqual([])
    expect(await filesBelow(`media/${artist.uid}/`)).toHaveLength(6)
  })

  it('that the published page still shows keep their files', async () => {
    const artist = await publishedPerson()
    await change(artist, { tempMediaIds: [await uploadPhoto()] })
    await publish(artist)
    await change(artist, { mediaOrder: [] })
    expect((await profileOf(artist.uid))?.media).toEqual([])
    expect(await filesBelow(`media/${artist.uid}/`)).toHaveLength(3)
  })

  it('are as many as there is room for, and an order names only what is there', async () => {
    const artist = await person()
    const session = newSession()
    const tempMediaIds = Array.from({ length: MAX_MEDIA }, (_, slot) => `${session}/${String(slot)}`)
    await change(artist, { tempMediaIds: [await uploadPhoto()] })
    const tooMany = await change(artist, { tempMediaIds })
    expect(tooMany.error).toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: expect.stringContaining(String(MAX_MEDIA)) as string,
    })
    expect((await change(artist, { mediaOrder: ['x'] })).error?.status).toBe('INVALID_ARGUMENT')
  })

  it('with a bad file among them are refused, naming it', async () => {
    const artist = await person()
    const tempMediaIds = [await uploadPhoto(), await upload(Buffer.from('<svg/>'))]
    const answer = await change(artist, { tempMediaIds, heightCm: 170 })
    expect(answer.error).toMatchObject({ status: 'INVALID_ARGUMENT', details: { position: 2 } })
    expect(await profileOf(artist.uid)).toEqual(artist.profile)
  })
})

describe('what others learn of a change', () => {
  it('of a published profile is in the feed, and the published page stays', async () => {
    const artist = await publishedPerson()
    const before = await backend.db.doc(`artists/${artist.uid}`).get()
    await change(artist, { city: 'Santos' })
    const after = await backend.db.doc(`artists/${artist.uid}`).get()
    expect(after.data()).toEqual(before.data())
    const feed = await backend.db.collection('feed').where('subject', '==', artist.uid).get()
    expect(feed.docs.map((item) => feedSchema.parse(item.data()))).toEqual([
      expect.objectContaining({ kind: 'profileChange', actor: artist.uid }),
    ])
  })

  it('is, of somebody who looks as before, told as that, whatever the state of the profile', async () => {
    const artist = await person()
    await change(artist, { confirmLook: true })
    await change(artist, { confirmLook: true, city: 'Santos' })
    const feed = await backend.db.collection('feed').where('subject', '==', artist.uid).get()
    expect(feed.docs.map((item) => feedSchema.parse(item.data()))).toEqual([
      expect.objectContaining({ kind: 'lookConfirmed', actor: artist.uid }),
    ])
  })

  it('of any other profile is not', async () => {
    const artist = await person()
    await change(artist, { city: 'Santos' })
    const feed = await backend.db.collection('feed').where('subject', '==', artist.uid).get()
    expect(feed.size).toBe(0)
  })
})
