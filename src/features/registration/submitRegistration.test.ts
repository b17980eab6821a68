import { MESSAGES, TAKEN_MESSAGES } from '@ribalta/domain/messages'
import type { CreateProfileInput } from '@ribalta/domain/schemas/people/registration'
import { describe, expect, it, vi } from 'vitest'
import { toRegistrationError } from '../../data/profiles/registration.ts'
import type { Upload } from '../../lib/media/uploads.ts'
import type { Attempt } from './attempt.ts'
import { EMPTY_REGISTRATION } from './registrationForm.ts'
import { ADULT_SCHEMA } from './registrationSchema.ts'
import { NO_FILES, UNSENT_FILES } from './filesProblem.ts'
import { submitRegistration, type RegistrationPorts } from './submitRegistration.ts'

const data = await ADULT_SCHEMA.parseAsync({
  ...EMPTY_REGISTRATION,
  email: 'ana@example.com',
  password: 'segredo123',
  artisticName: 'Ana Souza',
  phone: '(11) 98765-4321',
  birthDate: '12/03/1998',
  acceptsTerms: true,
  acceptsPrivacy: true,
})

const photo = (state: Upload['state']): Upload => ({
  id: 'a',
  name: 'a.jpg',
  type: 'image/jpeg',
  size: 1,
  state,
})
const SENT = photo({ kind: 'sent', tempMediaId: 'session/0', at: 0 })

function functionsError(code: string, message: string, field: string): Error {
  return toRegistrationError(Object.assign(new Error(message), { code, details: { field } }))
}

function harness(change: Partial<RegistrationPorts> = {}, uploads: readonly Upload[] = [SENT]) {
  const sent: CreateProfileInput[] = []
  const phases: string[] = []
  let attempt: Attempt | undefined
  let lastId = 0
  const ports: RegistrationPorts = {
    uploads: {
      renew: () => Promise.resolve(),
      settled: () => Promise.resolve(),
      current: () => uploads,
      sendGone: () => false,
      markRefused: () => false,
    },
    attempt: {
      current: () => attempt,
      keep: (kept) => {
        attempt = kept
      },
    },
    newId: () => {
      lastId += 1
      return `request-${String(lastId)}`
    },
    createProfile: (input) => {
      sent.push(input)
      return Promise.resolve('uid')
    },
    signIn: () => Promise.resolve(),
    onPhase: (phase) => phases.push(phase),
    ...change,
  }
  return { ports, sent, phases }
}

describe('submitRegistration', () => {
  it('waits for the files, registers and signs in', async () => {
    const { ports, sent, phases } = harness()
    expect(await submitRegistration(data, ports)).toEqual({ kind: 'registered', signedIn: true })
    expect(phases).toEqual(['files', 'profile', 'session'])
    expect(sent[0]).toMatchObject({ email: 'ana@example.com', tempMediaIds: ['session/0'] })
  })

  it('sends nothing while a file is not there', async () => {
    const unsent = harness({}, [SENT, photo({ kind: 'missing' })])
    expect(await submitRegistration(data, unsent.ports)).toEqual({ kind: 'files', message: UNSENT_FILES })
    const none = harness({}, [photo({ kind: 'refused', reason: '' })])
    expect(await submitRegistration(data, none.ports)).toEqual({ kind: 'files', message: NO_FILES })
    expect([...unsent.sent, ...none.sent]).toEqual([])
  })

  it('asks again by the same requestId after a lost answer', async () => {
    const { ports } = harness()
    const asked: string[] = []
    const losing = {
      ...ports,
      createProfile: (input: CreateProfileInput) => {
        asked.push(input.requestId)
        return Promise.reject(toRegistrationError(new TypeError('network')))
      },
    }
    const refused = { kind: 'refused', message: MESSAGES.registration.other, field: undefined }
    expect(await submitRegistration(data, losing)).toEqual(refused)
    await submitRegistration(data, losing)
    await submitRegistration({ ...data, city: 'Natal' }, losing)
    expect(asked).toEqual(['request-1', 'request-1', 'request-2'])
  })

  it('starts again under a new requestId when the server knows it with another password', async () => {
    const { ports } = harness()
    const asked: string[] = []
    const outcome = await submitRegistration(data, {
      ...ports,
      createProfile: (input) => {
        asked.push(input.requestId)
        return asked.length === 1
          ? Promise.reject(functionsError('functions/failed-precondition', 'outros dados', 'requestId'))
          : Promise.resolve('uid')
      },
    })
    expect(outcome.kind).toBe('registered')
    expect(asked).toEqual(['request-1', 'request-2'])
  })

  it('sends a file again that the server does not find, and registers with what came of it', async () => {
    let uploads = [SENT]
    const { ports } = harness()
    const asked: CreateProfileInput[] = []
    const outcome = await submitRegistration(data, {
      ...ports,
      uploads: {
        ...ports.uploads,
        current: () => uploads,
        sendGone: (_error, named) => {
          expect(named).toEqual(['session/0'])
          uploads = [photo({ kind: 'sent', tempMediaId: 'session/1', at: 0 })]
          return true
        },
      },
      createProfile: (input) => {
        asked.push(input)
        return asked.length === 1
          ? Promise.reject(functionsError('functions/invalid-argument', 'não foi encontrado', 'tempMediaIds'))
          : Promise.resolve('uid')
      },
    })
    expect(outcome.kind).toBe('registered')
    expect(asked.map(({ tempMediaIds }) => tempMediaIds)).toEqual([['session/0'], ['session/1']])
  })

  it('leaves the reason with a file that the server refuses', async () => {
    const { ports } = harness()
    const marked: unknown[] = []
    const cause = Object.assign(new Error('O arquivo 1 não pôde ser lido.'), {
      code: 'functions/invalid-argument',
      details: { field: 'tempMediaIds', position: 1 },
    })
    const outcome = await submitRegistration(data, {
      ...ports,
      uploads: {
        ...ports.uploads,
        markRefused: (...refusal) => {
          marked.push(refusal)
          return true
        },
      },
      createProfile: () => Promise.reject(toRegistrationError(cause)),
    })
    expect(outcome).toEqual({ kind: 'files', message: UNSENT_FILES })
    const words = 'Erro no registro (functions/invalid-argument): O arquivo 1 não pôde ser lido.'
    expect(marked).toEqual([[cause, ['session/0'], words]])
  })

  it('says which field is taken', async () => {
    const { ports } = harness({
      createProfile: () =>
        Promise.reject(functionsError('functions/already-exists', TAKEN_MESSAGES.email, 'email')),
    })
    expect(await submitRegistration(data, ports)).toEqual({
      kind: 'refused',
      message: `Erro no registro (functions/already-exists): ${TAKEN_MESSAGES.email}`,
      field: 'email',
    })
  })

  it('is registered even when signing in fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { ports } = harness({ signIn: () => Promise.reject(new Error('offline')) })
    expect(await submitRegistration(data, ports)).toEqual({ kind: 'registered', signedIn: false })
  })
})
