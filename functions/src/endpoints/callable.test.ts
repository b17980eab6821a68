import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { HttpsFunction } from 'firebase-functions/https'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Call } from './callable.ts'

let server: Server
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
  server.closeAllConnections()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Serves a callable as the runtime does: body parsed, its bytes kept, Express' few methods there. */
async function serve(act: (call: Call) => Promise<unknown>, emulated: boolean): Promise<string> {
  vi.stubEnv('FUNCTIONS_EMULATOR', emulated ? 'true' : undefined)
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none')
  vi.resetModules()
  const { defineCallable } = await import('./callable.ts')
  const callable = defineCallable('underTest', {}, act)
  server = createServer((request, response) => {
    void hand(callable, request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
}

async function hand(
  callable: HttpsFunction,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await json(request)
  const extended = Object.assign(request, {
    body,
    rawBody: Buffer.from(JSON.stringify(body)),
    header: (name: string) => request.headers[name.toLowerCase()],
  })
  const express = Object.assign(response, {
    status: (code: number) => Object.assign(response, { statusCode: code }),
    send: (answer: unknown) => response.end(JSON.stringify(answer)),
  })
  // The runtime's own Request and Response have a hundred more members, none of which a callable uses.
  type Parts = Parameters<HttpsFunction>
  await callable(extended as unknown as Parts[0], express as unknown as Parts[1])
}

interface Answer {
  readonly result?: unknown
  readonly error?: { readonly status: string; readonly message: string }
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Answer
}

// The first of these loads the whole of firebase-admin.
describe('App Check', { timeout: 30_000 }, () => {
  test('outside the emulator a call without a token is refused before it acts', async () => {
    const act = vi.fn<(call: Call) => Promise<string>>(() => Promise.resolve('done'))
    const url = await serve(act, false)
    expect((await post(url, { data: null })).error?.status).toBe('UNAUTHENTICATED')
    expect(act).not.toHaveBeenCalled()
  })

  test('outside the emulator a forged token is refused', async () => {
    const act = vi.fn<(call: Call) => Promise<string>>(() => Promise.resolve('done'))
    const url = await serve(act, false)
    const answer = await post(url, { data: null }, { 'X-Firebase-AppCheck': 'forged' })
    expect(answer.error?.status).toBe('UNAUTHENTICATED')
    expect(act).not.toHaveBeenCalled()
  })

  test('in the emulator none is wanted', async () => {
    const url = await serve(() => Promise.resolve('done'), true)
    expect(await post(url, { data: null })).toEqual({ result: 'done' })
  })
})

describe('a call', () => {
  test('gets the payload and no caller where nobody is signed in', async () => {
    const calls: Call[] = []
    const url = await serve((call) => {
      calls.push(call)
      return Promise.resolve(null)
    }, true)
    await post(url, { data: { a: 1 } })
    expect(calls).toEqual([
      { data: { a: 1 }, uid: undefined, authTime: undefined, address: undefined, userAgent: 'node' },
    ])
  })

  test('with a bad body is invalid-argument, does not act and logs nothing of it', async () => {
    const act = vi.fn<(call: Call) => Promise<string>>(() => Promise.resolve('done'))
    const url = await serve(act, true)
    const bodies = [
      { email: 'maria@example.com' },
      { data: { '@type': 'maria@example.com' } },
      { data: {}, email: 'maria@example.com' },
    ]
    for (const body of bodies) expect((await post(url, body)).error?.status).toBe('INVALID_ARGUMENT')
    expect(act).not.toHaveBeenCalled()
    expect(logged.join('\n')).not.toContain('maria')
  })

  test('that fails unexpectedly answers without the cause and logs no message of it', async () => {
    const url = await serve(() => Promise.reject(new Error('maria@example.com')), true)
    const answer = await post(url, { data: null })
    expect(answer.error?.status).toBe('INTERNAL')
    expect(JSON.stringify(answer)).not.toContain('maria')
    expect(logged.join('\n')).toContain('underTest')
    expect(logged.join('\n')).not.toContain('maria')
  })

  test('that is refused answers the refusal as it is', async () => {
    const { HttpsError } = await import('firebase-functions/https')
    const url = await serve(() => Promise.reject(new HttpsError('not-found', 'Perfil não encontrado.')), true)
    const answer = await post(url, { data: null })
    expect(answer.error).toEqual({ status: 'NOT_FOUND', message: 'Perfil não encontrado.' })
  })
})
