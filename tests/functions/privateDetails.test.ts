import { CONSENT_VERSIONS } from '@ribalta/domain/account/consents'
import { describe, expect, it } from 'vitest'
import { FieldPath, Timestamp } from '../../functions/src/admin/backend.ts'
import { guardian } from '../../functions/src/testing/payloads.ts'
import { backend, call, type Person, person, profileOf } from '../support/functions/functions.ts'

const ADDRESS = {
  cep: '01310100',
  street: 'Avenida Paulista',
  number: '1000',
  district: 'Bela Vista',
  city: 'São Paulo',
  uf: 'SP',
}
const CPF = '52998224725'
const BORN_AS_MINOR = Timestamp.fromMillis(Date.now() - 12 * 365 * 86_400_000)

function change(who: Person, privateDetails: object, as: Person = who) {
  return call('updateProfile', { profileId: who.uid, privateDetails }, as.token)
}

async function detailsOf({ uid }: Person): Promise<unknown> {
  return (await backend.db.doc(`profiles/${uid}/private-data/details`).get()).data()
}

/** Whether staff who search for it find somebody. */
async function hasDrtFacet({ uid }: Person): Promise<boolean> {
  const mine = backend.db.collection('roster').where('uid', '==', uid)
  const found = await mine.where(new FieldPath('facets', 'drt'), '==', true).get()
  return found.size === 1
}

async function guardianConsentsOf({ uid }: Person): Promise<unknown[]> {
  const lines = backend.db.collection('consents').where('uid', '==', uid).where('kind', '==', 'guardian')
  return (await lines.get()).docs.map((line) => line.get('version') as unknown)
}

describe('private details', () => {
  it('are stored in their plain form; of them the record knows that there is a DRT', async () => {
    const artist = await person()
    const sent = {
      legalName: ' Ana Prado ',
      cpf: '529.982.247-25',
      address: { ...ADDRESS, cep: '01310-100', complement: 'ap. 12' },
      drt: '0012345/SP',
      pay: { pixKeyType: 'telefone', pixKey: '(11) 98765-4321' },
    }
    expect(await change(artist, sent)).toEqual({
      result: { success: true, message: 'Perfil atualizado.', version: 1 },
    })
    expect(await detailsOf(artist)).toEqual({
      legalName: 'Ana Prado',
      cpf: CPF,
      address: { ...ADDRESS, complement: 'ap. 12' },
      drt: '0012345/SP',
      pay: { pixKeyType: 'telefone', pixKey: '11987654321' },
    })
    expect(await profileOf(artist.uid)).toEqual({ ...artist.profile, hasDrt: true })
    expect(await hasDrtFacet(artist)).toBe(true)
  })

  it('may repeat a Pix phone that is stored wrong, but take no other such', async () => {
    const artist = await person()
    const pay = { pixKeyType: 'telefone', pixKey: '55119876543' }
    await backend.db.doc(`profiles/${artist.uid}/private-data/details`).set({ pay })
    expect((await change(artist, { pay, drt: '1' })).error).toBeUndefined()
    expect(await detailsOf(artist)).toEqual({ pay, drt: '1' })
    const other = { ...pay, pixKey: '01198765430' }
    expect((await change(artist, { pay: other, drt: '2' })).error?.status).toBe('INVALID_ARGUMENT')
    expect(await detailsOf(artist)).toEqual({ pay, drt: '1' })
  })

  it('change one by one: null takes one back, and an address leaves nothing of the one before', async () => {
    const artist = await person()
    await change(artist, { cpf: CPF, drt: '1', address: { ...ADDRESS, complement: 'fundos' } })
    await change(artist, { drt: null, address: ADDRESS })
    expect(await detailsOf(artist)).toEqual({ cpf: CPF, address: ADDRESS })
    expect(await profileOf(artist.uid)).toEqual(artist.profile)
    expect(await hasDrtFacet(artist)).toBe(false)
  })

  it.each([
    ['a CPF whose digits do not hold', { cpf: '529.982.247-24' }],
    ['a CPF of one digit', { cpf: '11111111111' }],
    ['half an address', { address: { cep: '01310100' } }],
    ['a key that is not of its kind', { pay: { pixKeyType: 'email', pixKey: '11987654321' } }],
    ['a Pix phone that can’t be one', { pay: { pixKeyType: 'telefone', pixKey: '(11) 8765-4321' } }],
    ['a cut Pix phone', { pay: { pixKeyType: 'telefone', pixKey: '55119876543' } }],
    ['something unknown', { grants: ['DIRECTOR'] }],
    ['something unknown within', { address: { ...ADDRESS, uid: 'x' } }],
    ['an ethnicity of no list', { ethnicity: 'outra' }],
    ['too long a text', { accessNeeds: 'x'.repeat(1001) }],
    ['no guardian', { guardian: null }],
  ])('refuse %s', async (_, details) => {
    const artist = await person()
    expect((await change(artist, details)).error?.status).toBe('INVALID_ARGUMENT')
    expect(await detailsOf(artist)).toEqual({})
  })

  it('belong to their owner: neither staff nor anybody else may change them', async () => {
    const artist = await person()
    for (const other of [await person(), await person({ grants: ['AGENT', 'DIRECTOR'] })]) {
      expect((await change(artist, { drt: '1' }, other)).error?.status).toBe('PERMISSION_DENIED')
    }
    expect(await detailsOf(artist)).toEqual({})
  })
})

describe('sensitive details', () => {
  it.each([{ ethnicity: 'parda' }, { accessNeeds: 'Rampa.' }])(
    'are refused without their consent',
    async (details) => {
      const artist = await person()
      expect((await change(artist, { ...details, drt: '1' })).error).toMatchObject({
        status: 'FAILED_PRECONDITION',
        details: { field: 'sensitive' },
      })
      expect(await detailsOf(artist)).toEqual({})
    },
  )

  it('are kept with it, and can be taken back without it', async () => {
    const artist = await person()
    const version = CONSENT_VERSIONS.sensitive
    await call('recordConsent', { kind: 'sensitive', version, given: true }, artist.token)
    expect((await change(artist, { ethnicity: 'indigena' })).error).toBeUndefined()
    expect(await detailsOf(artist)).toEqual({ ethnicity: 'indigena' })
    expect((await change(await person(), { ethnicity: null })).error).toBeUndefined()
  })
})

describe('the guardian of a minor', () => {
  it('changes only with the new one’s consent, which is a line of the ledger', async () => {
    const minor = await person({ birthDate: BORN_AS_MINOR })
    const refused = await change(minor, { guardian })
    expect(refused.error).toMatchObject({
      status: 'FAILED_PRECONDITION',
      details: { field: 'guardianConsent' },
    })
    const guardianConsent = CONSENT_VERSIONS.guardian
    expect((await change(minor, { guardian, guardianConsent })).error).toBeUndefined()
    expect(await detailsOf(minor)).toEqual({ guardian })
    expect(await guardianConsentsOf(minor)).toEqual([guardianConsent])
    expect((await change(minor, { guardian, drt: '7' })).error).toBeUndefined()
    expect(await guardianConsentsOf(minor)).toHaveLength(1)
  })

  it('is not kept of an adult', async () => {
    const artist = await person()
    const answer = await change(artist, { guardian, guardianConsent: CONSENT_VERSIONS.guardian })
    expect(answer.error?.status).toBe('INVALID_ARGUMENT')
    expect(await detailsOf(artist)).toEqual({})
  })
})
