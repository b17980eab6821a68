import { MESSAGES, TAKEN_MESSAGES } from '@ribalta/domain/messages'
import type { CreateProfileInput } from '@ribalta/domain/schemas/people/registration'
import { describe, expect, it } from 'vitest'
import { createProfile, isOtherPayload, toRegistrationError } from './registration.ts'

function failure(code: string, message: string, details?: unknown): Error {
  return Object.assign(new Error(message), { code, details })
}

const input: CreateProfileInput = {
  requestId: 'abcdefghijklmnopqrstuvwx',
  email: 'ana@example.com',
  password: 'segredo123',
  artisticName: 'Ana',
  tempMediaIds: ['abcdefghijklmnopqrstuvwx/0'],
  birthDate: '1998-03-12',
  phone: '11987654321',
  city: undefined,
  consents: { terms: '1', privacy: '1', guardian: undefined },
}

describe('toRegistrationError', () => {
  it('says what is taken, at its field', () => {
    const error = toRegistrationError(
      failure('functions/already-exists', TAKEN_MESSAGES.phone, { field: 'phone' }),
    )
    expect(error).toMatchObject({
      message: `Erro no registro (functions/already-exists): ${TAKEN_MESSAGES.phone}`,
      field: 'phone',
    })
  })

  it('gives another server error with its code and message', () => {
    const error = toRegistrationError(failure('functions/unavailable', 'Serviço indisponível.'))
    expect(error.message).toBe('Erro no registro (functions/unavailable): Serviço indisponível.')
  })

  it('says what is missing in the specified words alone', () => {
    const error = toRegistrationError(failure('functions/invalid-argument', MESSAGES.registration.missing))
    expect(error.message).toBe('Email, Nome Artístico e tempMediaIds são obrigatórios para registro.')
  })

  it('says only that it failed when it is no server error', () => {
    expect(toRegistrationError(new TypeError('x is not a function')).message).toBe(
      'Falha ao registrar o perfil.',
    )
  })
})

describe('isOtherPayload', () => {
  it('knows a requestId that came with other data', () => {
    expect(isOtherPayload(failure('functions/failed-precondition', '', { field: 'requestId' }))).toBe(true)
    expect(isOtherPayload(failure('functions/failed-precondition', ''))).toBe(false)
  })
})

describe('createProfile', () => {
  it('sends what was typed and gives the uid', async () => {
    let sent: unknown
    const uid = await createProfile(input, (_name, payload) => {
      sent = payload
      return Promise.resolve({ uid: 'u1' })
    })
    expect(uid).toBe('u1')
    expect(sent).toEqual(input)
  })

  it.each([{ email: '' }, { artisticName: '' }, { tempMediaIds: [] }])(
    'sends nothing where what is required is missing: %j',
    async (missing) => {
      let calls = 0
      const attempt = createProfile({ ...input, ...missing }, () => {
        calls += 1
        return Promise.resolve({ uid: 'u1' })
      })
      await expect(attempt).rejects.toThrow(MESSAGES.registration.missing)
      expect(calls).toBe(0)
    },
  )

  it('takes an answer without a uid for a failure', async () => {
    await expect(createProfile(input, () => Promise.resolve(null))).rejects.toThrow(
      MESSAGES.registration.other,
    )
  })
})
