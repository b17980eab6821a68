import { afterAll, beforeAll } from 'vitest'
import { startFirestoreServer } from '../../src/wire/server.ts'
import type { FirestoreServer, ServerOptions } from '../../src/wire/server.ts'

/** A server for the tests of one file, on a free port; nothing of it can be used before the tests run. */
export interface TestServer {
  readonly server: FirestoreServer
  readonly port: number
  /** `127.0.0.1:port`. */
  readonly host: string
  /** `http://127.0.0.1:port`. */
  readonly url: string
}

export function withServer(options: ServerOptions = {}): TestServer {
  let running: FirestoreServer | undefined
  beforeAll(async () => {
    running = await startFirestoreServer(options)
  })
  afterAll(async () => {
    await running?.close()
  })
  function server(): FirestoreServer {
    if (running === undefined) throw new Error('The server runs only while tests do.')
    return running
  }
  return {
    get server() {
      return server()
    },
    get port() {
      return server().port
    },
    get host() {
      return `127.0.0.1:${server().port}`
    },
    get url() {
      return `http://127.0.0.1:${server().port}`
    },
  }
}

let projects = 0

/** A project id that no other test of the file uses. */
export function freshProject(): string {
  projects += 1
  return `demo-${projects}`
}
