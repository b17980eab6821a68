import { FACT_NAMES } from '@ribalta/domain/people/factTable'
import { describe, expect, it } from 'vitest'
import { attemptFor, toPayload } from './attempt.ts'
import {
  EMPTY_REGISTRATION,
  isMinorBirthDate,
  stepOf,
  STEPS,
  type RegistrationValues,
} from './registrationForm.ts'
import { ADULT_SCHEMA, MINOR_SCHEMA } from './registrationSchema.ts'

const filled: RegistrationValues = {
  ...EMPTY_REGISTRATION,
  email: ' Ana@Example.com ',
  password: 'segredo123',
  artisticName: 'Ana Souza',
  phone: '(11) 98765-4321',
  birthDate: '12/03/1998',
  acceptsTerms: true,
  acceptsPrivacy: true,
}

async function messagesOf(change: Partial<RegistrationValues>): Promise<Record<string, string>> {
  const result = await ADULT_SCHEMA.safeParseAsync({ ...filled, ...change })
  return Object.fromEntries(
    (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )
}

describe('the registration form', () => {
  it('sends what was typed in the form that the server takes', async () => {
    const payload = toPayload(await ADULT_SCHEMA.parseAsync({ ...filled, heightCm: '1,68' }), ['session/0'])
    expect(payload).toMatchObject({
      email: 'ana@example.com',
      artisticName: 'Ana Souza',
      username: 'ana-souza',
      phone: '11987654321',
      birthDate: '1998-03-12',
      heightCm: 168,
      tempMediaIds: ['session/0'],
    })
    expect(payload.consents).not.toHaveProperty('guardian')
    expect(payload).not.toHaveProperty('acceptsTerms')
  })

  it('says at each field what is wrong', async () => {
    expect(
      await messagesOf({
        email: 'ana@',
        password: 'curta',
        artisticName: 'Sobre',
        phone: '119',
        birthDate: '31/02/1998',
        acceptsTerms: false,
      }),
    ).toEqual({
      email: 'Formato de e-mail inválido.',
      password: 'A senha precisa de pelo menos 8 caracteres.',
      artisticName: 'Este nome não pode ser um endereço aqui. Escolha outro nome artístico.',
      phone: 'Faltam dígitos: informe o DDD e o número.',
      birthDate: 'Esse dia não existe no calendário.',
      acceptsTerms: 'Para se cadastrar é preciso aceitar os termos de agenciamento.',
    })
  })

  it('refuses a birth date in the future', async () => {
    expect((await messagesOf({ birthDate: '01/01/2999' }))['birthDate']).toMatch(/não pode estar no futuro/)
  })

  it('asks a minor for a guardian and their consent, and an adult for neither', async () => {
    const result = await MINOR_SCHEMA.safeParseAsync(filled)
    expect(new Set(result.error?.issues.map(({ path }) => path[0]))).toEqual(
      new Set(['guardian', 'acceptsGuardian']),
    )
    const guardian = {
      name: 'Maria Souza',
      email: 'maria@example.com',
      phone: '(11) 3456-7890',
      relation: 'mae' as const,
    }
    const data = await MINOR_SCHEMA.parseAsync({ ...filled, guardian, acceptsGuardian: true })
    const payload = toPayload(data, [])
    expect(payload.guardian).toEqual({ ...guardian, phone: '1134567890' })
    expect(payload.consents.guardian).toBeDefined()
  })

  it('takes a person for an adult from the very day on which they turn 18', () => {
    const now = new Date('2026-06-10T12:00:00Z')
    expect(isMinorBirthDate('11/06/2008', now)).toBe(true)
    expect(isMinorBirthDate('10/06/2008', now)).toBe(false)
    expect(isMinorBirthDate('11/06/20', now)).toBe(false)
  })

  it('asks for every fact in one of its steps', () => {
    const asked = STEPS.flatMap(({ fields }): readonly string[] => fields)
    expect(FACT_NAMES.filter((name) => !asked.includes(name))).toEqual([])
  })

  it('finds the step of a field that is refused', () => {
    expect(stepOf(['phone'])).toBe(1)
    expect(stepOf(['acceptsTerms', 'city'])).toBe(3)
  })
})

describe('attemptFor', async () => {
  const payload = toPayload(await ADULT_SCHEMA.parseAsync(filled), ['session/0'])
  const first = attemptFor(undefined, payload, () => 'id1')

  it('keeps the id while the payload is the same, so that a lost answer can be asked for again', () => {
    expect(attemptFor(first, { ...payload }, () => 'id2').requestId).toBe('id1')
  })

  it('keeps the id when the phone is sent as typed the first time and in digits the second', () => {
    const typed = attemptFor(undefined, { ...payload, phone: '+55 (11) 98765-4321' }, () => 'id1')
    expect(attemptFor(typed, payload, () => 'id2').requestId).toBe('id1')
  })

  it('takes a new id when the payload changes', () => {
    expect(attemptFor(first, { ...payload, city: 'Natal' }, () => 'id2').requestId).toBe('id2')
  })

  it('keeps no password', () => {
    expect(JSON.stringify(first)).not.toContain('segredo123')
  })
})
