import { CONSENT_VERSIONS, CONSENTS_IN_FORCE, type ConsentKind } from '@ribalta/domain/account/consents'
import { type Consent, consentSchema } from '@ribalta/domain/schemas/account/consent'
import { describe, expect, it } from 'vitest'
import { recordConsent } from '../../functions/src/services/consents/record.ts'
import { guardian, registrationPayload } from '../../functions/src/testing/payloads.ts'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import {
  backend,
  bareAccount,
  call,
  type Person,
  person,
  uploadPhoto,
} from '../support/functions/functions.ts'

const BORN_AS_MINOR = Timestamp.fromMillis(Date.now() - 12 * 365 * 86_400_000)

function record(
  who: Pick<Person, 'token'>,
  kind: ConsentKind,
  given: boolean,
  version = CONSENT_VERSIONS[kind],
) {
  return call('recordConsent', { kind, version, given }, who.token)
}

/** A person's ledger, oldest first. */
async function ledgerOf(uid: string): Promise<Consent[]> {
  const { docs } = await backend.db.collection('consents').where('uid', '==', uid).orderBy('at', 'desc').get()
  return docs.map((line) => consentSchema.parse(line.data())).toReversed()
}

async function detailsOf(uid: string): Promise<unknown> {
  return (await backend.db.doc(`profiles/${uid}/private-data/details`).get()).data()
}

function changePrivate(who: Person, privateDetails: object) {
  return call('updateProfile', { profileId: who.uid, privateDetails }, who.token)
}

describe('a consent that is given', () => {
  it('is a line with the version, the hash of the text and the time', async () => {
    const artist = await person()
    const before = Date.now()
    expect(await record(artist, 'terms', true)).toEqual({ result: { recorded: true } })
    const [line] = await ledgerOf(artist.uid)
    expect(line).toMatchObject({ uid: artist.uid, kind: 'terms', given: true, ...CONSENTS_IN_FORCE.terms })
    expect((line?.at.seconds ?? 0) * 1000).toBeGreaterThan(before - 2000)
  })

  it('twice, even at once, is one line', async () => {
    const artist = await person()
    const answers = await Promise.all([1, 2, 3].map(() => record(artist, 'privacy', true)))
    expect(answers.filter(({ result }) => JSON.stringify(result) === '{"recorded":true}')).toHaveLength(1)
    expect(await ledgerOf(artist.uid)).toHaveLength(1)
  })

  it('to a text that is not in force is refused', async () => {
    const artist = await person()
    expect((await record(artist, 'terms', true, '2020-01-01')).error?.status).toBe('FAILED_PRECONDITION')
    expect(await ledgerOf(artist.uid)).toEqual([])
  })

  it('has the same shape as those of the registration', async () => {
    const payload = registrationPayload({ tempMediaIds: [await uploadPhoto()] })
    const { result } = await call('createProfile', payload)
    const lines = await ledgerOf((result as { uid: string }).uid)
    expect(lines).toHaveLength(2)
    for (const kind of ['privacy', 'terms'] as const) {
      expect(lines).toContainEqual(expect.objectContaining({ kind, given: true, ...CONSENTS_IN_FORCE[kind] }))
    }
  })
})

describe('a newer version', () => {
  it('is asked again and leaves the old line as it was', async () => {
    const artist = await person()
    const old: Consent = {
      uid: artist.uid,
      kind: 'terms',
      version: '2025-01-01',
      textHash: 'old',
      given: true,
      at: Timestamp.fromMillis(Date.now() - 86_400_000),
    }
    await backend.db.collection('consents').add(old)
    expect(await record(artist, 'terms', true)).toEqual({ result: { recorded: true } })
    expect((await ledgerOf(artist.uid)).map(({ version }) => version)).toEqual([
      '2025-01-01',
      CONSENT_VERSIONS.terms,
    ])
  })
})

describe('a consent that is taken back', () => {
  it.each(['terms', 'privacy', 'guardian'] as const)(
    'is refused for "%s": only the account ends it',
    async (kind) => {
      const artist = await person()
      expect((await record(artist, kind, false)).error?.status).toBe('FAILED_PRECONDITION')
      expect(await ledgerOf(artist.uid)).toEqual([])
    },
  )

  it('is a new line, and what it covered is gone with it', async () => {
    const artist = await person()
    await record(artist, 'sensitive', true)
    await changePrivate(artist, { ethnicity: 'parda', accessNeeds: 'Intérprete de Libras.', drt: '1234/SP' })
    expect(await record(artist, 'sensitive', false)).toEqual({ result: { recorded: true } })
    expect((await ledgerOf(artist.uid)).map(({ given }) => given)).toEqual([true, false])
    expect(await detailsOf(artist.uid)).toEqual({ drt: '1234/SP' })
    expect(await record(artist, 'sensitive', false)).toEqual({ result: { recorded: false } })
  })

  it('can be given again', async () => {
    const artist = await person()
    for (const given of [true, false, true]) await record(artist, 'sensitive', given)
    expect((await ledgerOf(artist.uid)).map(({ given }) => given)).toEqual([true, false, true])
    expect((await changePrivate(artist, { ethnicity: 'preta' })).error).toBeUndefined()
  })

  it('leaves nothing behind when the data are sent at the same moment', async () => {
    const artist = await person()
    await record(artist, 'sensitive', true)
    await Promise.all([changePrivate(artist, { ethnicity: 'branca' }), record(artist, 'sensitive', false)])
    expect(await detailsOf(artist.uid)).toEqual({})
  })

  it('comes after what it takes back, whatever the clock says', async () => {
    const artist = await person()
    const now = new Date()
    const input = { kind: 'sensitive', version: CONSENT_VERSIONS.sensitive } as const
    await recordConsent(backend, artist.uid, { ...input, given: true }, now)
    await recordConsent(backend, artist.uid, { ...input, given: false }, new Date(now.getTime() - 60_000))
    expect((await ledgerOf(artist.uid)).map(({ given }) => given)).toEqual([true, false])
  })
})

describe('who records', () => {
  it('nobody without an account, no bare account, and nothing unknown', async () => {
    const input = { kind: 'terms', version: CONSENT_VERSIONS.terms, given: true }
    expect((await call('recordConsent', input)).error?.status).toBe('UNAUTHENTICATED')
    const bare = await bareAccount()
    expect((await record(bare, 'terms', true)).error?.status).toBe('NOT_FOUND')
    const artist = await person()
    const forged = { ...input, uid: 'somebody' }
    expect((await call('recordConsent', forged, artist.token)).error?.status).toBe('INVALID_ARGUMENT')
    expect(await ledgerOf(artist.uid)).toEqual([])
  })

  it('a guardian only of a minor whose guardian is known', async () => {
    const adult = await person()
    expect((await record(adult, 'guardian', true)).error?.status).toBe('FAILED_PRECONDITION')
    const minor = await person({ birthDate: BORN_AS_MINOR })
    expect((await record(minor, 'guardian', true)).error?.status).toBe('FAILED_PRECONDITION')
    await backend.db.doc(`profiles/${minor.uid}/private-data/details`).set({ guardian })
    expect(await record(minor, 'guardian', true)).toEqual({ result: { recorded: true } })
  })
})
