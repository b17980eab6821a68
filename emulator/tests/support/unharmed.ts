import { afterAll, beforeAll, expect } from 'vitest'
import { startFirestoreServer } from '../../src/wire/server.ts'
import type { FirestoreServer } from '../../src/wire/server.ts'

/** How many times as much bad input as usual is tried. */
export const FUZZ = Number(process.env['FUZZ'] ?? 1)
export const BAD_DATABASE = 'projects/bad/databases/(default)'

/** A server that is to be sent nothing but nonsense. */
export interface Victim {
  readonly port: number
  readonly url: string
  /** Fails unless the server is as it was after all of it: it told of no fault of its own, and a write is kept. */
  readonly expectUnharmed: () => Promise<void>
}

/** Starts such a server for the tests of the calling file. */
export function withVictim(): Victim {
  let server: FirestoreServer | undefined
  const faults: string[] = []
  beforeAll(async () => {
    server = await startFirestoreServer({
      report(line) {
        if (line.startsWith('Unexpected fault')) faults.push(line)
      },
    })
  })
  afterAll(async () => {
    await server?.close()
  })
  return {
    get port() {
      return server?.port ?? 0
    },
    get url() {
      return `http://127.0.0.1:${server?.port ?? 0}`
    },
    async expectUnharmed() {
      expect(faults).toEqual([])
      const response = await fetch(`${this.url}/v1/${BAD_DATABASE}/documents/good/one`, {
        method: 'PATCH',
        body: JSON.stringify({ fields: { at: { integerValue: Date.now() } } }),
        headers: { authorization: 'Bearer owner' },
      })
      expect(response.status).toBe(200)
    },
  }
}
