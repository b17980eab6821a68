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
function sent(before: PrivateDetails, changes: Partial<PrivateValues>, isMinor = false) {
  const values = { ...toPrivateValues(before), ...changes }
  return changedPrivate(before, privateFormSchema(isMinor, before.guardian).parse(values))
}

function problems(before: PrivateDetails, changes: Partial<PrivateValues>, isMinor = false): string[] {
  const values = { ...toPrivateValues(before), ...changes }
  const parsed = privateFormSchema(isMinor, before.guardian).safeParse(values)
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))
}

describe('the form of the private details', () => {
  it('shows what is stored in its masks, and unchanged sends nothing', () => {
    const values = toPrivateValues(DETAILS)
    expect([values.cpf, values.address.cep, values.pay.pixKey]).toEqual([
      '529.982.247-25',
      '01310-100',
      '(11) 98765-4321',
    ])
    expect(sent(DETAILS, {})).toBeUndefined()
    expect(sent({}, {})).toBeUndefined()
  })

  it('sends what changed, and takes back what was emptied', () => {
    expect(sent(DETAILS, { legalName: '', drt: ' 12/SP ' })).toEqual({ legalName: null, drt: '12/SP' })
    const blank = { cep: '', street: '', number: '', complement: '', district: '', city: '', uf: '' }
    expect(sent(DETAILS, { address: blank, pay: { pixKeyType: '', pixKey: '' } })).toEqual({
      address: null,
      pay: null,
    })
  })

  it('says at each field what is wrong with it', () => {
    expect(problems({}, { cpf: '529.982.247-24', legalName: 'A' })).toEqual(['legalName', 'cpf'])
    const address = { ...toPrivateValues(DETAILS).address, cep: '0131', uf: '' }
    expect(problems(DETAILS, { address })).toEqual(['address.cep', 'address.uf'])
    expect(problems({}, { pay: { pixKeyType: 'email', pixKey: '123' } })).toEqual(['pay.pixKey'])
  })

  it('asks a minor for the guardian, and another one for consent', () => {
    expect(problems({}, {}, true)).toContain('guardian.name')
    const guardian = { ...GUARDIAN, phone: '(11) 98765-0000' }
    expect(problems({}, { guardian }, true)).toEqual(['acceptsGuardian'])
    expect(sent({}, { guardian, acceptsGuardian: true }, true)).toEqual({
      guardian: GUARDIAN,
      guardianConsent: CONSENT_VERSIONS.guardian,
    })
    expect(sent({ guardian: GUARDIAN }, {}, true)).toBeUndefined()
    expect(sent({ guardian: GUARDIAN }, {}, false)).toBeUndefined()
  })
})
