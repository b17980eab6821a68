import type { PrivateDetails } from '@ribalta/domain/schemas/people/privateDetails'
import { describe, expect, it } from 'vitest'
import { CONSENT_VERSIONS } from '@ribalta/domain/account/consents'
import { changedPrivate, privateFormSchema, toPrivateValues, type PrivateValues } from './privateForm.ts'

const DETAILS: PrivateDetails = {
  legalName: 'Ana Prado',
  cpf: '52998224725',
  address: {
    cep: '01310100',
    street: 'Avenida Paulista',
    number: '1000',
    district: 'Bela Vista',
    city: 'São Paulo',
    uf: 'SP',
  },
  pay: { pixKeyType: 'telefone', pixKey: '11987654321' },
}
const GUARDIAN = {
  name: 'Helena Prado',
  email: 'helena@example.com',
  phone: '11987650000',
  relation: 'mae',
} as const

/** What is sent after the form, filled from `before`, was changed so. */
async function sent(before: PrivateDetails, changes: Partial<PrivateValues>, isMinor = false) {
  const values = { ...toPrivateValues(before), ...changes }
  return changedPrivate(before, await privateFormSchema(isMinor, before).parseAsync(values))
}

async function problems(
  before: PrivateDetails,
  changes: Partial<PrivateValues>,
  isMinor = false,
): Promise<string[]> {
  const values = { ...toPrivateValues(before), ...changes }
  const parsed = await privateFormSchema(isMinor, before).safeParseAsync(values)
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))
}

describe('the form of the private details', () => {
  it('shows what is stored in its masks, and unchanged sends nothing', async () => {
    const values = toPrivateValues(DETAILS)
    expect([values.cpf, values.address.cep, values.pay.pixKey]).toEqual([
      '529.982.247-25',
      '01310-100',
      '(11) 98765-4321',
    ])
    expect(await sent(DETAILS, {})).toBeUndefined()
    expect(await sent({}, {})).toBeUndefined()
  })

  it('sends what changed, and takes back what was emptied', async () => {
    expect(await sent(DETAILS, { legalName: '', drt: ' 12/SP ' })).toEqual({ legalName: null, drt: '12/SP' })
    const blank = { cep: '', street: '', number: '', complement: '', district: '', city: '', uf: '' }
    expect(await sent(DETAILS, { address: blank, pay: { pixKeyType: '', pixKey: '' } })).toEqual({
      address: null,
      pay: null,
    })
  })

  it('says at each field what is wrong with it', async () => {
    expect(await problems({}, { cpf: '529.982.247-24', legalName: 'A' })).toEqual(['legalName', 'cpf'])
    const address = { ...toPrivateValues(DETAILS).address, cep: '0131', uf: '' }
    expect(await problems(DETAILS, { address })).toEqual(['address.cep', 'address.uf'])
    expect(await problems({}, { pay: { pixKeyType: 'email', pixKey: '123' } })).toEqual(['pay.pixKey'])
  })

  it('asks a minor for the guardian, and another one for consent', async () => {
    expect(await problems({}, {}, true)).toContain('guardian.name')
    const guardian = { ...GUARDIAN, phone: '(11) 98765-0000' }
    expect(await problems({}, { guardian }, true)).toEqual(['acceptsGuardian'])
    expect(await sent({}, { guardian, acceptsGuardian: true }, true)).toEqual({
      guardian: GUARDIAN,
      guardianConsent: CONSENT_VERSIONS.guardian,
    })
    expect(await sent({ guardian: GUARDIAN }, {}, true)).toBeUndefined()
    expect(await sent({ guardian: GUARDIAN }, {}, false)).toBeUndefined()
  })

  it('keeps every digit of a phone, for the guardian and for Pix, with its country', async () => {
    const guardian = { ...GUARDIAN, phone: '+55 (11) 9 8765-0000' }
    expect(await sent({}, { guardian, acceptsGuardian: true }, true)).toMatchObject({ guardian: GUARDIAN })
    const pay = { pixKeyType: 'telefone', pixKey: '+55 (21) 9 8765-0000' }
    expect(await sent({}, { pay })).toEqual({ pay: { pixKeyType: 'telefone', pixKey: '21987650000' } })
    expect(await problems({}, { pay: { ...pay, pixKey: '1198765-432' } })).toEqual(['pay.pixKey'])
    expect(await problems({}, { guardian: { ...guardian, phone: '98765-0000' } }, true)).toContain(
      'guardian.phone',
    )
  })

  it('lets phones that are stored wrong keep nobody from changing something else', async () => {
    const before: PrivateDetails = {
      guardian: { ...GUARDIAN, phone: '01198765430' },
      pay: { pixKeyType: 'telefone', pixKey: '55119876543' },
    }
    expect(await sent(before, { legalName: 'Ana Prado' }, true)).toEqual({ legalName: 'Ana Prado' })
    const guardian = { ...toPrivateValues(before).guardian, email: 'outra@example.com' }
    expect(await problems(before, { guardian, acceptsGuardian: true }, true)).toEqual([])
  })
})
