import { CONSENT_VERSIONS } from '@ribalta/domain/account/consents'
import { describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { guardian } from '../../functions/src/testing/payloads.ts'
import {
  type Answer,
  backend,
  call,
  holderOf,
  type Person,
  person,
  profileOf,
} from '../support/functions/functions.ts'
import { publish } from '../support/functions/publishing.ts'

const published = { status: 'published', publishedVersion: 1 } as const

function change({ uid, token }: Person, changes: Record<string, unknown>): Promise<Answer> {
  return call('updateProfile', { profileId: uid, ...changes }, token)
}

async function isPublic({ uid }: Person): Promise<boolean> {
  return (await backend.db.doc(`artists/${uid}`).get()).exists
}

describe('a published profile', () => {
  it('waits for validation since its first public change', async () => {
    const artist = await person(published)
    await change(artist, { bio: 'Uma.' })
    const first = await profileOf(artist.uid)
    expect(first?.queuedAt).toEqual(first?.updatedAt)
    await change(artist, { bio: 'Outra.' })
    expect(await profileOf(artist.uid)).toMatchObject({
      queuedAt: first?.queuedAt,
      version: 3,
      publishedVersion: 1,
    })
  })

  it('does not wait for a private change or the confirmation of the look', async () => {
    const artist = await person({ ...published, bio: 'Uma.' })
    await change(artist, { waistCm: 70, birthDate: '1991-02-03' })
    await change(artist, { confirmLook: true })
    await change(artist, { bio: 'Uma.' })
    const profile = await profileOf(artist.uid)
    expect(profile?.queuedAt).toBeUndefined()
    expect(profile).toMatchObject({ version: 4, publishedVersion: 4 })
  })
})

describe('who turns out to be a minor', () => {
  const minor = {
    birthDate: '2014-05-17',
    privateDetails: { guardian, guardianConsent: CONSENT_VERSIONS.guardian },
  }

  it('is not public any more until a director has validated them', async () => {
    const artist = await person(published)
    await publish(artist)
    expect(await change(artist, minor)).toMatchObject({ result: { success: true } })
    expect(await isPublic(artist)).toBe(false)
    const profile = await profileOf(artist.uid)
    expect(profile).toMatchObject({ status: 'changes_requested', queuedAt: profile?.updatedAt })
    expect(profile?.publishedVersion).toBeUndefined()
  })

  it('gives back the address that only the page had', async () => {
    const artist = await person(published)
    await publish(artist)
    const old = artist.profile.username
    await change(artist, { artisticName: `Nova ${old}` })
    expect(await holderOf(`usernames/${old}`)).toBe(artist.uid)
    await change(artist, minor)
    expect(await holderOf(`usernames/${old}`)).toBeUndefined()
    expect(await holderOf(`usernames/nova-${old}`)).toBe(artist.uid)
  })
})

it('a minor’s new guardian has to be spoken to: the profile waits, the page stays', async () => {
  const birthDate = Timestamp.fromDate(new Date('2014-05-17T00:00:00Z'))
  const artist = await person({ ...published, birthDate })
  await publish(artist)
  const privateDetails = { guardian, guardianConsent: CONSENT_VERSIONS.guardian }
  expect(await change(artist, { privateDetails })).toMatchObject({ result: { success: true } })
  expect((await profileOf(artist.uid))?.queuedAt).toBeDefined()
  expect(await isPublic(artist)).toBe(true)
})
