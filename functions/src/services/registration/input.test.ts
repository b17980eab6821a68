import { CONSENT_VERSIONS } from '@ribalta/domain/account/consents'
import { MAX_MEDIA } from '@ribalta/domain/media/media'
import { SAMPLE_FACTS } from '@ribalta/domain/testing/sampleFacts'
import { HttpsError } from 'firebase-functions/https'
import { describe, expect, it } from 'vitest'
import { guardian, registrationPayload } from '../../testing/payloads.ts'
import { readRegistration } from './input.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const MISSING = 'Email, Nome Artístico e tempMediaIds são obrigatórios para registro.'

function refusalOf(data: unknown): unknown {
  try {
    readRegistration(data, NOW)
  } catch (error) {
    return error
  }
  return undefined
}

function fieldOf(refusal: unknown): unknown {
  return refusal instanceof HttpsError
    ? (refusal.details as { field?: unknown } | undefined)?.field
    : undefined
}

it('a registration keeps every fact that was given', () => {
  const { classes: _, ...payload } = registrationPayload()
  expect(readRegistration({ ...payload, ...SAMPLE_FACTS }, NOW).facts).toEqual(SAMPLE_FACTS)
})

describe('what a registration must have', () => {
  it.each(['email', 'artisticName', 'tempMediaIds'] as const)(
    '%s: absent, null or empty gives the specified message',
    (field) => {
      const { [field]: _, ...without } = registrationPayload()
      for (const data of [
        without,
        { ...without, [field]: null },
        { ...without, [field]: '' },
        { ...without, [field]: '  ' },
        { ...without, [field]: [] },
      ]) {
        expect(refusalOf(data)).toMatchObject({ code: 'invalid-argument', message: MISSING })
      }
    },
  )

  it('the specified message comes before any other objection', () => {
    expect(refusalOf({ email: 'x', password: 1, nonsense: true })).toMatchObject({ message: MISSING })
  })

  it.each([null, undefined, [], 'x', 7, [{ email: 'a@b.co' }]])('%j has nothing', (data) => {
    expect(refusalOf(data)).toMatchObject({ code: 'invalid-argument', message: MISSING })
  })
})

describe('what a registration may not have', () => {
  it.each([
    ['an unknown field', { grants: ['DIRECTOR'] }, undefined],
    ['a uid', { uid: 'x' }, undefined],
    ['a list for an e-mail', { email: ['a@b.co'] }, 'email'],
    ['an e-mail without a domain', { email: 'abc' }, 'email'],
    ['a number for a name', { artisticName: 7 }, 'artisticName'],
    ['a name of one letter', { artisticName: 'A' }, 'artisticName'],
    ['a name that leaves no address', { artisticName: '!!!' }, 'artisticName'],
    ['a name that is a route', { artisticName: 'Casting' }, 'artisticName'],
    ['a name that is a route with accents', { artisticName: 'Vàlidation' }, 'artisticName'],
    ['an address of another name', { username: 'outra-pessoa' }, 'username'],
    ['a text for media', { tempMediaIds: 'x/0' }, 'tempMediaIds'],
    ['a path out of the uploads', { tempMediaIds: ['../../etc/0'] }, 'tempMediaIds'],
    ['a slot too many', { tempMediaIds: [`aaaaaaaaaaaaaaaaaaaaaaaa/${String(MAX_MEDIA)}`] }, 'tempMediaIds'],
    [
      'the same file twice',
      { tempMediaIds: ['aaaaaaaaaaaaaaaaaaaaaaaa/1', 'aaaaaaaaaaaaaaaaaaaaaaaa/1'] },
      'tempMediaIds',
    ],
    ['a short password', { password: 'curta' }, 'password'],
    ['a phone without its area', { phone: '98765-4321' }, 'phone'],
    ['a short request id', { requestId: 'x' }, 'requestId'],
    ['a birth date that is no day', { birthDate: '2001-02-30' }, 'birthDate'],
    ['a birth date in the future', { birthDate: '2030-01-01' }, 'birthDate'],
    ['a birth date of an invalid type', { birthDate: { day: 1 } }, 'birthDate'],
    ['old terms', { consents: { terms: '2020-01-01', privacy: CONSENT_VERSIONS.privacy } }, 'consents'],
    ['no consent', { consents: {} }, 'consents'],
    [
      'too many classes',
      { classes: Array.from({ length: 50 }, (_, index) => `c${String(index)}`) },
      'classes',
    ],
    ['a skill beyond its levels', { skills: [{ id: 'x', level: 9 }] }, 'skills'],
    ['a script for a link', { links: { site: 'javascript:alert(1)' } }, 'links'],
  ])('%s', (_, change, field) => {
    const refusal = refusalOf({ ...registrationPayload(), ...change })
    expect(refusal).toMatchObject({ code: 'invalid-argument' })
    expect(refusal).not.toMatchObject({ message: MISSING })
    expect(fieldOf(refusal)).toBe(field)
  })

  it('a refusal quotes nothing that was sent', () => {
    const refusal = refusalOf({ ...registrationPayload(), email: 'maria@', phone: 'segredo', password: 'x' })
    expect(JSON.stringify(refusal)).not.toMatch(/maria|segredo/)
  })
})

describe('a registration', () => {
  it('is normalised', () => {
    const payload = registrationPayload({
      email: ' Maria.Silva @Example.COM ',
      artisticName: '  Maria da Silvã ',
      phone: '(11) 98765-4321',
    })
    expect(readRegistration(payload, NOW)).toMatchObject({
      email: 'maria.silva@example.com',
      artisticName: 'Maria da Silvã',
      username: 'maria-da-silva',
      phone: '11987654321',
      birthDate: { seconds: Date.UTC(1990, 4, 17) / 1000, nanoseconds: 0 },
    })
  })

  it('takes the birth date as a Timestamp, a text or a number', () => {
    const seconds = Date.UTC(1990, 4, 17) / 1000
    for (const birthDate of [
      { seconds, nanoseconds: 0 },
      '1990-05-17',
      '1990-05-17T03:00:00.000Z',
      seconds * 1000,
    ]) {
      expect(readRegistration(registrationPayload({ birthDate }), NOW).birthDate.seconds).toBe(seconds)
    }
  })

  it('has one fingerprint however it was written, another for any other content', () => {
    const payload = registrationPayload()
    const { email, ...rest } = payload
    const reordered = { ...rest, birthDate: '1990-05-17T03:00:00Z', email: email.toUpperCase() }
    const { fingerprint } = readRegistration(payload, NOW)
    expect(readRegistration(reordered, NOW).fingerprint).toBe(fingerprint)
    expect(readRegistration({ ...payload, password: 'outra-senha-1' }, NOW).fingerprint).not.toBe(fingerprint)
    expect(readRegistration({ ...payload, heightCm: 170 }, NOW).fingerprint).not.toBe(fingerprint)
  })

  it('of an adult keeps no guardian', () => {
    const registration = readRegistration(registrationPayload({ guardian }), NOW)
    expect(registration.guardian).toBeUndefined()
    expect(registration.consents).toEqual(['terms', 'privacy'])
  })
})

describe('somebody under 18', () => {
  const birthDate = '2008-11-22'
  const { terms, privacy, guardian: guardianVersion } = CONSENT_VERSIONS
  const consents = { terms, privacy, guardian: guardianVersion }

  it('registers with a guardian who consents', () => {
    const registration = readRegistration(registrationPayload({ birthDate, guardian, consents }), NOW)
    expect(registration.guardian).toEqual(guardian)
    expect(registration.consents).toEqual(['terms', 'privacy', 'guardian'])
  })

  it('is refused without a guardian', () => {
    expect(refusalOf(registrationPayload({ birthDate, consents }))).toMatchObject({
      details: { field: 'guardian' },
    })
  })

  it("is refused without the guardian's consent", () => {
    const refusal = refusalOf(registrationPayload({ birthDate, guardian }))
    expect(refusal).toMatchObject({ details: { field: 'consents' } })
  })

  it('is an adult on the eighteenth birthday', () => {
    expect(readRegistration(registrationPayload({ birthDate: '2008-11-21' }), NOW).consents).toHaveLength(2)
  })
})
