import { DOORS, SPECIFIED_CALLABLES } from '@ribalta/domain/commands'
import type { HttpsFunction } from 'firebase-functions/https'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serveCallable } from './testing/callableServer.ts'

/** No callable takes it. */
const BODY = { data: { nobodyKnowsThis: 1 } }

/** What the callable protocol answers by itself: whoever answers anything else has looked at the call. */
const BY_PROTOCOL = { status: 'UNAUTHENTICATED', message: 'Unauthenticated' }

// The SDK keeps the console that it finds when it is loaded, and says much about each call.
for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
  vi.spyOn(console, level).mockReturnValue()
}
await import('./index.ts')
vi.restoreAllMocks()

async function answerOf(
  name: string,
  emulated: boolean,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  vi.stubEnv('FUNCTIONS_EMULATOR', emulated ? 'true' : undefined)
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none')
  vi.stubEnv('GCLOUD_PROJECT', 'demo-ribalta')
  vi.resetModules()
  const exported: Readonly<Record<string, unknown>> = await import('./index.ts')
  const server = await serveCallable(exported[name] as HttpsFunction)
  const { error } = await server.post(BODY, headers)
  server.close()
  return error
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe.each([...SPECIFIED_CALLABLES, ...DOORS])('%s', (name) => {
  it('looks at nothing that comes without App Check outside the emulator', async () => {
    expect(await answerOf(name, false)).toEqual(BY_PROTOCOL)
  })

  it('looks at nothing that comes with a forged token', async () => {
    expect(await answerOf(name, false, { 'X-Firebase-AppCheck': 'forged' })).toEqual(BY_PROTOCOL)
  })

  it('wants no token inside the emulator', async () => {
    const wanted =
      name === 'updateProfile'
        ? { status: 'UNAUTHENTICATED', message: 'Entre na sua conta para continuar.' }
        : { status: 'INVALID_ARGUMENT' }
    expect(await answerOf(name, true)).toMatchObject(wanted)
  })
})
