import { afterAll, beforeAll } from 'vitest'
import { startFirestoreServer } from '../../src/wire/server.ts'
import type { FirestoreServer, ServerOptions } from '../../src/wire/server.ts'

/** A server for the tests of one file; nothing of it can be used before the tests run. */
export interface TestServer {
  readonly port: number
  /** `127.0.0.1:port`. */
  readonly host: string
  /** `http://127.0.0.1:port`. */
  readonly url: string
}

/** The port of another emulator (Google's own) that is to be tested in place of ours. */
const EXTERNAL_PORT = process.env['CONFORMANCE_PORT']

/** Whether it is Google's own emulator that is tested: what only ours does is left out then. */
export const isOfficial = EXTERNAL_PORT !== undefined

/** Starts a server on a free port for the tests of the calling file. */
export function withServer(options: ServerOptions = {}): TestServer {
  let running: FirestoreServer | undefined
  beforeAll(async () => {
    if (EXTERNAL_PORT === undefined) running = await startFirestoreServer(options)
  })
  afterAll(async () => {
    await running?.close()
  })
  function port(): number {
    if (EXTERNAL_PORT !== undefined) return Number(EXTERNAL_PORT)
    if (running === undefined) throw new Error('The server runs only while tests do.')
    return running.port
  }
  return {
    get port() {
      return port()
    },
    get host() {
      return `127.0.0.1:${port()}`
    },
    get url() {
      return `http://127.0.0.1:${port()}`
    },
  }
}

let projects = 0

/** A project id that no other test uses. */
export function freshProject(): string {
  projects += 1
  return `demo-${process.pid}-${projects}`
}
