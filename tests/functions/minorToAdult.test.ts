import { CONSENT_VERSIONS } from '@ribalta/domain/account/consents'
import { describe, expect, it } from 'vitest'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { guardian } from '../../functions/src/testing/payloads.ts'
import { consentLine } from '../../functions/src/services/consents/consents.ts'
import { apply, candidate, openCasting } from '../support/castings.ts'
import { auditOf } from '../support/functions/audit.ts'
import { type Answer, backend, call, type Person, person, profileOf } from '../support/functions/functions.ts'
import { publish } from '../support/functions/publishing.ts'

const BORN = Timestamp.fromDate(new Date('2014-05-17T00:00:00Z'))
const ADULTS_DAY = '1990-05-17'
const ADULTS_SECONDS = Date.parse(ADULTS_DAY) / 1000

async function publishedMinor(changes: Partial<Profile> = {}): Promise<Person> {
  const minor = await person({ birthDate: BORN, status: 'published', publishedVersion: 1, ...changes })
  await backend.db.doc(`profiles/${minor.uid}/private-data/details`).set({ guardian })
  await publish(minor)
  return minor
}

function change({ uid }: Person, by: Person, fields: Record<string, unknown>): Promise<Answer> {
  return call('updateProfile', { profileId: uid, ...fields }, by.token)
}

async function isPublic({ uid }: Person): Promise<boolean> {
  return (await backend.db.doc(`artists/${uid}`).get()).exists
}

describe('a minor’s earlier birth date', () => {
  it.each(['themselves', 'an agent'])('sent by %s is kept as what was asked, and waits', async (who) => {
    const minor = await publishedMinor()
    const by = who === 'an agent' ? await person({ grants: ['AGENT'] }) : minor
    expect((await change(minor, by, { birthDate: ADULTS_DAY, heightCm: 150 })).error).toBeUndefined()
    const profile = await profileOf(minor.uid)
    expect(profile).toMatchObject({ heightCm: 150, status: 'published', queuedAt: profile?.updatedAt })
    expect(profile?.birthDate.seconds).toBe(BORN.seconds)
    expect(profile?.askedBirthDate?.seconds).toBe(ADULTS_SECONDS)
    expect(profile?.registeredAsMinor).toBeUndefined()
    expect(await isPublic(minor)).toBe(true)
  })

  it('is asked for where they would stay a minor, too: they would be an adult sooner', async () => {
    const minor = await publishedMinor()
    await change(minor, minor, { birthDate: '2013-05-17' })
    expect((await profileOf(minor.uid))?.birthDate.seconds).toBe(BORN.seconds)
  })

  it('sent by a director makes an adult: off the air, in the queue, marked and written down', async () => {
    const minor = await publishedMinor({ askedBirthDate: Timestamp.fromMillis(ADULTS_SECONDS * 1000) })
    const director = await person({ grants: ['DIRECTOR'] })
    expect((await change(minor, director, { birthDate: ADULTS_DAY })).error).toBeUndefined()
    const profile = await profileOf(minor.uid)
    expect(profile).toMatchObject({
      status: 'changes_requested',
      registeredAsMinor: true,
      queuedAt: profile?.updatedAt,
    })
    expect(profile?.birthDate.seconds).toBe(ADULTS_SECONDS)
    expect(profile).not.toHaveProperty('askedBirthDate')
    expect(profile).not.toHaveProperty('publishedVersion')
    expect(await isPublic(minor)).toBe(false)
    expect((await auditOf(minor.uid)).map(({ kind, actor }) => [kind, actor])).toEqual([
      ['minorToAdult', director.uid],
    ])
  })

  it('of a director’s own is asked of another director', async () => {
    const minor = await publishedMinor({ grants: ['DIRECTOR'] })
    await change(minor, minor, { birthDate: ADULTS_DAY })
    expect((await profileOf(minor.uid))?.birthDate.seconds).toBe(BORN.seconds)
  })

  it.each([
    ['an agent', 'the present one', '2014-05-17'],
    ['an agent', 'a later one', '2015-05-17'],
    ['themselves', 'the present one', '2014-05-17'],
  ])('that was asked waits for a director where %s sends %s', async (who, _what, birthDate) => {
    const minor = await publishedMinor({ askedBirthDate: Timestamp.fromMillis(ADULTS_SECONDS * 1000) })
    const by = who === 'an agent' ? await person({ grants: ['AGENT'] }) : minor
    expect((await change(minor, by, { birthDate })).error).toBeUndefined()
    expect((await profileOf(minor.uid))?.askedBirthDate?.seconds).toBe(ADULTS_SECONDS)
  })

  it('is declined by the present one, and then nothing waits for an answer', async () => {
    const minor = await publishedMinor({ askedBirthDate: Timestamp.fromMillis(ADULTS_SECONDS * 1000) })
    const director = await person({ grants: ['DIRECTOR'] })
    await change(minor, director, { birthDate: '2014-05-17' })
    expect(await profileOf(minor.uid)).not.toHaveProperty('askedBirthDate')
    expect(await auditOf(minor.uid)).toEqual([])
  })
})

describe('an approval', () => {
  it('of who was registered as a minor is a director’s', async () => {
    const somebody = await person({ registeredAsMinor: true, queuedAt: Timestamp.now() })
    const decision = { profileId: somebody.uid, version: 1, decision: 'approve' }
    const agent = await person({ grants: ['AGENT'] })
    expect((await call('reviewProfile', decision, agent.token)).error?.status).toBe('FAILED_PRECONDITION')
    const director = await person({ grants: ['DIRECTOR'] })
    expect(await call('reviewProfile', decision, director.token)).toEqual({ result: { status: 'published' } })
    await backend.db.doc(`artists/${somebody.uid}`).delete()
  })

  it('waits for the answer about the birth date', async () => {
    const asked = await publishedMinor({ askedBirthDate: BORN, queuedAt: Timestamp.now() })
    const director = await person({ grants: ['DIRECTOR'] })
    const decision = { profileId: asked.uid, version: 1, decision: 'approve', guardianConfirmed: true }
    const answer = await call('reviewProfile', decision, director.token)
    expect(answer.error).toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: expect.stringContaining('data de nascimento') as string,
    })
  })
})

describe('the audit log', () => {
  it('says that birth date, phone and Pix were changed, and not to what', async () => {
    const artist = await person()
    const phone = `319${String(Date.now()).slice(-8)}`
    const pay = { pixKeyType: 'email', pixKey: 'cachet@example.com' }
    await change(artist, artist, { phone, birthDate: '1991-01-01', heightCm: 170, privateDetails: { pay } })
    const lines = await auditOf(artist.uid)
    expect(lines).toMatchObject([
      { kind: 'personalChange', actor: artist.uid, detail: { fields: ['birthDate', 'phone', 'pay'] } },
    ])
    for (const value of [phone, '1991', 'cachet']) expect(JSON.stringify(lines)).not.toContain(value)
    await change(artist, artist, { phone, birthDate: '1991-01-01', heightCm: 171, privateDetails: { pay } })
    expect(await auditOf(artist.uid)).toHaveLength(1)
  })

  it('says it of the Pix alone, too', async () => {
    const artist = await person()
    const pay = { pixKeyType: 'email', pixKey: 'cachet@example.com' }
    await change(artist, artist, { privateDetails: { pay } })
    expect((await auditOf(artist.uid)).map(({ detail }) => detail)).toEqual([{ fields: ['pay'] }])
  })
})

describe('a minor’s public page', () => {
  const consent = (minor: Person, given: boolean) =>
    call('recordConsent', { kind: 'publicPage', version: CONSENT_VERSIONS.publicPage, given }, minor.token)

  it('is up only while the guardian wants it, and after a director has spoken to them', async () => {
    const minor = await publishedMinor({ city: 'Santos', bio: 'Oi.' })
    await backend.db.doc(`artists/${minor.uid}`).delete()
    await backend.db
      .doc(`consents/${minor.uid}_guardian`)
      .set(consentLine(minor.uid, 'guardian', Timestamp.now()))
    expect(await consent(minor, true)).toEqual({ result: { recorded: true } })
    expect(await isPublic(minor)).toBe(false)
    expect((await profileOf(minor.uid))?.queuedAt).toBeDefined()
    const director = await person({ grants: ['DIRECTOR'] })
    const decision = { profileId: minor.uid, version: 1, decision: 'approve', guardianConfirmed: true }
    expect(await call('reviewProfile', decision, director.token)).toEqual({ result: { status: 'published' } })
    const page = await backend.db.doc(`artists/${minor.uid}`).get()
    expect(page.data()).toMatchObject({ minor: true })
    for (const field of ['city', 'bio']) expect(page.data()).not.toHaveProperty(field)
    expect(await consent(minor, false)).toEqual({ result: { recorded: true } })
    expect(await isPublic(minor)).toBe(false)
  })
})

describe('an application of a minor', () => {
  it('waits for the confirmed guardian', async () => {
    const agent = await person({ grants: ['AGENT'] })
    const { castingId } = await openCasting(agent)
    const minor = await candidate({ birthDate: BORN })
    expect((await apply(minor, castingId)).error?.status).toBe('FAILED_PRECONDITION')
    await backend.db.doc(`profiles/${minor.uid}`).update({ guardianConfirmedAt: Timestamp.now() })
    expect((await apply(minor, castingId)).error).toBeUndefined()
  })

  it('waits again after the guardian changed', async () => {
    const minor = await publishedMinor({ guardianConfirmedAt: Timestamp.now() })
    const other = { ...guardian, name: 'Outra Pessoa' }
    const privateDetails = { guardian: other, guardianConsent: CONSENT_VERSIONS.guardian }
    expect((await change(minor, minor, { privateDetails })).error).toBeUndefined()
    expect(await profileOf(minor.uid)).not.toHaveProperty('guardianConfirmedAt')
  })
})
