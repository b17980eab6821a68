import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createPortMux } from './portMux.ts'

const PREFACE = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'
const open: { close(): void }[] = []

afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

/** Sends the pieces one by one and answers which protocol got the connection, and its first bytes. */
async function classify(pieces: readonly string[]): Promise<readonly [string, string]> {
  const answer = Promise.withResolvers<readonly [string, string]>()
  const take = (protocol: string) => (socket: Socket) => {
    socket.once('data', (bytes) => answer.resolve([protocol, bytes.toString()]))
  }
  const mux = createPortMux({ http1: take('http1'), http2: take('http2') })
  await new Promise<void>((resolve) => mux.listen(0, '127.0.0.1', resolve))
  const client = connect((mux.address() as AddressInfo).port, '127.0.0.1')
  client.setNoDelay(true)
  open.push({
    close() {
      client.destroy()
      mux.close()
    },
  })
  for (const piece of pieces) await new Promise((resolve) => client.write(piece, resolve))
  return answer.promise
}

it('an ordinary request is HTTP/1.1', async () => {
  expect(await classify(['GET / HTTP/1.1\r\n'])).toEqual(['http1', 'GET / HTTP/1.1\r\n'])
})

it('the preface is HTTP/2, even in pieces', async () => {
  const [protocol, bytes] = await classify(PREFACE.split(''))
  expect(protocol).toBe('http2')
  expect(bytes.startsWith(PREFACE)).toBe(true)
})

it('what only begins like the preface is HTTP/1.1, and nothing of it is lost', async () => {
  expect(await classify(['PRI', ' /x'])).toEqual(['http1', 'PRI /x'])
})
