import { COMMAND_NAMES, COMMANDS, DOORS, type Door } from '@ribalta/domain/commands'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { isPersonLimited } from '../services/shared/rateLimit.ts'
import { type Answer, type CallableServer, serveCallable } from '../testing/callableServer.ts'

/** No command takes it. */
const DATA = { nobodyKnowsThis: 1 }

const logged: string[] = []
let servers: Readonly<Record<Door, CallableServer>>

// The first of these loads the whole of firebase-admin.
beforeAll(async () => {
  const collect = (...words: unknown[]): void => {
    logged.push(words.map(String).join(' '))
  }
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation(collect)
  }
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none')
  vi.stubEnv('GCLOUD_PROJECT', 'demo-ribalta')
  vi.stubEnv('FIREBASE_CONFIG', '{"projectId":"demo-ribalta","storageBucket":"demo-ribalta.appspot.com"}')
  vi.resetModules()
  const { command, heavyCommand } = await import('../index.ts')
  servers = { command: await serveCallable(command), heavyCommand: await serveCallable(heavyCommand) }
})

afterEach(() => {
  logged.length = 0
})

afterAll(() => {
  for (const door of DOORS) servers[door].close()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

function ask(door: Door, name: unknown): Promise<Answer> {
  return servers[door].post({ data: { name, data: DATA } })
}

describe.each(COMMAND_NAMES)('%s', (name) => {
  const door = COMMANDS[name]

  it('is answered at its door, which asks for whom it is before it looks at what it brings', async () => {
    const wanted = isPersonLimited(name)
      ? { status: 'UNAUTHENTICATED', message: 'Entre na sua conta para continuar.' }
      : { status: 'INVALID_ARGUMENT' }
    expect((await ask(door, name)).error).toMatchObject(wanted)
  })

  it('is refused at the other door, which says where it belongs', async () => {
    const other = door === 'command' ? 'heavyCommand' : 'command'
    expect((await ask(other, name)).error).toMatchObject({ status: 'INVALID_ARGUMENT', details: { door } })
  })
})

describe.each(DOORS)('%s', (door) => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'verifyAgentPermission', door, ''])(
    'knows no command %j',
    async (name) => {
      expect((await ask(door, name)).error).toEqual({
        status: 'INVALID_ARGUMENT',
        message: 'Comando desconhecido.',
      })
    },
  )

  it.each([null, 1, ['saveCasting'], { name: 'saveCasting' }])('takes no name such as %j', async (name) => {
    expect((await ask(door, name)).error).toEqual({
      status: 'INVALID_ARGUMENT',
      message: 'Dados inválidos.',
    })
  })

  it('says nothing in the log of a name that somebody made up', async () => {
    await ask(door, 'maria@example.com')
    expect(logged.join('\n')).not.toContain('maria')
  })
})
