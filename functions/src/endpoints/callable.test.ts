import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CallableServer, serveCallable } from '../testing/callableServer.ts'
import type { Call } from './call.ts'

type Act = (input: unknown, call: Call<typeof NAME>) => Promise<unknown>

/** Anybody may call it. */
const NAME = 'verifyAgentPermission'

let server: CallableServer
let logged: string[]

beforeEach(() => {
  logged = []
  const collect = (...words: unknown[]): void => {
    logged.push(words.map(String).join(' '))
  }
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation(collect)
  }
})

afterEach(() => {
  server.close()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

async function serve(act: Act, emulated: boolean): Promise<CallableServer> {
  vi.stubEnv('FUNCTIONS_EMULATOR', emulated ? 'true' : undefined)
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none')
  vi.resetModules()
  const { defineCallable } = await import('./callable.ts')
  server = await serveCallable(defineCallable(NAME, (data) => data, { act }))
  return server
}

// The first of these loads the whole of firebase-admin.
describe('App Check', () => {
  it('outside the emulator a call without a token is refused before it acts', async () => {
    const act = vi.fn<Act>(() => Promise.resolve('done'))
    const { post } = await serve(act, false)
    expect((await post({ data: null })).error?.status).toBe('UNAUTHENTICATED')
    expect(act).not.toHaveBeenCalled()
  })

  it('outside the emulator a forged token is refused', async () => {
    const act = vi.fn<Act>(() => Promise.resolve('done'))
    const { post } = await serve(act, false)
    const answer = await post({ data: null }, { 'X-Firebase-AppCheck': 'forged' })
    expect(answer.error?.status).toBe('UNAUTHENTICATED')
    expect(act).not.toHaveBeenCalled()
  })

  it('in the emulator none is wanted', async () => {
    const { post } = await serve(() => Promise.resolve('done'), true)
    expect(await post({ data: null })).toEqual({ result: 'done' })
  })
})

describe('a page of another site', () => {
  async function readableBy(origin: string): Promise<string | null> {
    vi.stubEnv('K_SERVICE', 'undertest')
    vi.stubEnv('APP_URL', 'https://ribalta.example')
    vi.stubEnv('GCLOUD_PROJECT', 'ribalta-real')
    const { preflight } = await serve(() => Promise.resolve('done'), false)
    const allowed = (await preflight(origin)).get('access-control-allow-origin')
    server.close()
    return allowed
  }

  it('is not told that it may call, nor what a call answers', async () => {
    expect(await readableBy('https://evil.example')).toBeNull()
    expect(await readableBy('https://ribalta.example.evil.example')).toBeNull()
  })

  it('of our own is', async () => {
    expect(await readableBy('https://ribalta.example')).toBe('https://ribalta.example')
  })
})

it('nobody is told what it runs on', async () => {
  const { preflight } = await serve(() => Promise.resolve('done'), true)
  expect((await preflight('https://ribalta.example')).get('x-powered-by')).toBeNull()
})

describe('a call', () => {
  it('gets the payload and no caller where nobody is signed in', async () => {
    const calls: unknown[] = []
    const { post } = await serve((input, { caller }) => {
      calls.push({ input, caller })
      return Promise.resolve(null)
    }, true)
    await post({ data: { a: 1 } })
    const caller = {
      uid: undefined,
      authTime: undefined,
      hasSecondFactor: false,
      address: undefined,
      userAgent: 'node',
    }
    expect(calls).toEqual([{ input: { a: 1 }, caller }])
  })

  it('with a bad body is invalid-argument, does not act and logs nothing of it', async () => {
    const act = vi.fn<Act>(() => Promise.resolve('done'))
    const { post } = await serve(act, true)
    const bodies = [
      { email: 'maria@example.com' },
      { data: { '@type': 'maria@example.com' } },
      { data: {}, email: 'maria@example.com' },
    ]
    for (const body of bodies) expect((await post(body)).error?.status).toBe('INVALID_ARGUMENT')
    expect(act).not.toHaveBeenCalled()
    expect(logged.join('\n')).not.toContain('maria')
  })

  it('that fails unexpectedly answers without the cause and logs no message of it', async () => {
    const { post } = await serve(() => Promise.reject(new Error('maria@example.com')), true)
    const answer = await post({ data: null })
    expect(answer.error?.status).toBe('INTERNAL')
    expect(JSON.stringify(answer)).not.toContain('maria')
    expect(logged.join('\n')).toContain(NAME)
    expect(logged.join('\n')).not.toContain('maria')
  })

  it('that is refused answers the refusal as it is', async () => {
    const { HttpsError } = await import('firebase-functions/https')
    const { post } = await serve(
      () => Promise.reject(new HttpsError('not-found', 'Perfil não encontrado.')),
      true,
    )
    const answer = await post({ data: null })
    expect(answer.error).toEqual({ status: 'NOT_FOUND', message: 'Perfil não encontrado.' })
  })
})
