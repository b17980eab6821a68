import { COMMON_PASSWORD, OWN_NAME_PASSWORD } from '@ribalta/domain/account/passwordProblem'
import { describe, expect, it } from 'vitest'
import { EMPTY_REGISTRATION, type RegistrationValues } from './registrationForm.ts'
import { registrationResolver } from './registrationResolver.ts'

const filled: RegistrationValues = {
  ...EMPTY_REGISTRATION,
  email: 'ana@example.com',
  password: 'trilho-verde-42',
  artisticName: 'Ana Souza',
  phone: '(11) 98765-4321',
  birthDate: '12/03/1998',
  acceptsTerms: true,
  acceptsPrivacy: true,
}

async function passwordError(password: string): Promise<string | undefined> {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await registrationResolver({ ...filled, password }, undefined, options)
  return errors.password?.message
}

describe('registrationResolver', () => {
  it('refuses at the form the passwords that the server refuses', async () => {
    expect(await passwordError('qwerty123')).toBe(COMMON_PASSWORD)
    expect(await passwordError('AnaSouza1998')).toBe(OWN_NAME_PASSWORD)
    expect(await passwordError('trilho-verde-42')).toBeUndefined()
  })

  it('says first that a password is too short', async () => {
    expect(await passwordError('1234')).toBe('A senha precisa de pelo menos 8 caracteres.')
  })
})
