import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasPermission } from './permission.ts'
import { updateProfile } from './account.ts'
import { artisticNameExists, emailExists, holdOwn, phoneExists } from '../data/availability/availability.ts'
import { callFunction } from '../data/callables.ts'
import { createProfile } from '../data/profiles/registration.ts'

interface Sent {
  readonly url: string
  readonly body: unknown
}

/** What goes over the wire, answered with this body. */
function answering(body: unknown): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', (url: string | URL, init: RequestInit) => {
    sent.push({ url: String(url), body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    return Promise.resolve(Response.json(body))
  })
  return sent
}

/** Where the local suite serves a function of the region that holds the callables. */
const at = (name: string) => `http://127.0.0.1:5001/demo-ribalta/southamerica-east1/${name}`

const { signal } = new AbortController()

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('what is asked of the server', () => {
  it('whether an e-mail exists, normalised, and reads data.exists', async () => {
    const sent = answering({ result: { exists: true } })
    expect(await emailExists(' Ana.Lima@Example.COM ', signal)).toBe(true)
    expect(sent).toEqual([{ url: at('checkEmailExists'), body: { data: { email: 'ana.lima@example.com' } } }])
    answering({ result: { exists: false } })
    expect(await emailExists('ana@example.com', signal)).toBe(false)
  })

  it('whether a phone exists, by its digits, and reads data.exists', async () => {
    const sent = answering({ result: { exists: true } })
    expect(await phoneExists('(11) 98765-4321', signal)).toBe(true)
    expect(sent).toEqual([{ url: at('checkPhoneExists'), body: { data: { phone: '11987654321' } } }])
    answering({ result: { exists: false } })
    expect(await phoneExists('11987654321', signal)).toBe(false)
  })

  it.each(['', '   ', '\t\n'])('nothing about an empty e-mail or phone: %j is nobody’s', async (empty) => {
    const sent = answering({ result: { exists: true } })
    expect(await emailExists(empty, signal)).toBe(false)
    expect(await phoneExists(empty, signal)).toBe(false)
    expect(await phoneExists('sem número', signal)).toBe(false)
    expect(sent).toEqual([])
  })

  it('asks whether the username of an artistic name is taken', async () => {
    const path = 'projects/demo-ribalta/databases/(default)/documents/usernames/joao-da-luz'
    const sent = answering([{ found: { name: path, fields: { uid: { stringValue: 'j' } } } }])
    expect(await artisticNameExists('João da Luz', signal)).toBe(true)
    expect(sent[0]?.body).toEqual({ documents: [path] })
    answering([{ missing: path }])
    expect(await artisticNameExists('João da Luz', signal)).toBe(false)
  })

  it('asks nothing about what the visitor’s own unanswered registration may have reserved', async () => {
    const sent = answering({ result: { exists: true } })
    holdOwn({ email: 'Ana@example.com', artisticName: 'Ana Luz', phone: '(11) 98765-4321' })
    expect(await emailExists('ana@example.com', signal)).toBe(false)
    expect(await artisticNameExists('Ana Luz', signal)).toBe(false)
    expect(await phoneExists('11987654321', signal)).toBe(false)
    expect(sent).toEqual([])
    holdOwn()
    expect(await emailExists('ana@example.com', signal)).toBe(true)
  })

  it('and an answer that does not say so is a failure', async () => {
    answering({ result: {} })
    await expect(emailExists('ana@example.com', signal)).rejects.toThrow('não diz')
  })

  it('a registration with what the form holds, and reads the uid', async () => {
    const sent = answering({ result: { uid: 'u1' } })
    const input = {
      requestId: 'abcdefghijklmnopqrstuvwx',
      email: 'ana@example.com',
      password: 'segredo123',
      artisticName: 'Ana',
      username: 'ana',
      tempMediaIds: ['abcdefghijklmnopqrstuvwx/0'],
      birthDate: '1998-03-12',
      phone: '11987654321',
      heightCm: 170,
      consents: { terms: '1', privacy: '1' },
    }
    expect(await createProfile(input)).toBe('u1')
    expect(sent).toEqual([{ url: at('createProfile'), body: { data: input } }])
  })

  it('a profile’s change by its id and what is defined, and gives the answer back', async () => {
    const answer = { success: true, message: 'Perfil atualizado.', version: 2 }
    const sent = answering({ result: answer })
    expect(await updateProfile('u1', { phone: '11987654321', artisticName: undefined })).toEqual(answer)
    expect(sent).toEqual([
      { url: at('updateProfile'), body: { data: { profileId: 'u1', phone: '11987654321' } } },
    ])
  })

  it('the permission of each guard, without a payload, and reads data.hasPermission', async () => {
    const sent = answering({ result: { hasPermission: true } })
    expect(await hasPermission('agent')).toBe(true)
    expect(await hasPermission('director')).toBe(true)
    expect(sent).toEqual([
      { url: at('verifyAgentPermission'), body: { data: null } },
      { url: at('verifyDirectorPermission'), body: { data: null } },
    ])
    answering({ result: { hasPermission: false } })
    expect(await hasPermission('agent')).toBe(false)
  })
})

describe('a call', () => {
  it('goes to southamerica-east1, or to the one other region', async () => {
    const sent = answering({ result: null })
    await callFunction('verifyAgentPermission')
    await callFunction('verifyAgentPermission', null, 'second')
    expect(sent.map(({ url }) => url.split('/').at(-2))).toEqual(['southamerica-east1', 'us-central1'])
  })

  it('of a command goes through its door, by its name, with data even where there is none', async () => {
    const sent = answering({ result: null })
    await callFunction('recordConsent', { kind: 'terms', version: undefined })
    await callFunction('deleteMyAccount')
    expect(sent).toEqual([
      { url: at('command'), body: { data: { name: 'recordConsent', data: { kind: 'terms' } } } },
      { url: at('heavyCommand'), body: { data: { name: 'deleteMyAccount', data: null } } },
    ])
  })

  it('that the server refuses rejects with its code, message and details', async () => {
    answering({ error: { status: 'ALREADY_EXISTS', message: 'Já existe.', details: { field: 'phone' } } })
    await expect(callFunction('recordConsent')).rejects.toMatchObject({
      code: 'functions/already-exists',
      message: 'Já existe.',
      details: { field: 'phone' },
    })
  })
})
