import { createServer } from 'node:net'
import type { Server, Socket } from 'node:net'

/** What a client that speaks HTTP/2 without negotiation says first (RFC 9113, 3.4). */
const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')

export interface Protocols {
  http1(socket: Socket): void
  http2(socket: Socket): void
}

/** Serves HTTP/1.1 and prior-knowledge HTTP/2 on one port: looks at the first bytes and hands the connection on. */
export function createPortMux(protocols: Protocols): Server {
  return createServer({ noDelay: true, pauseOnConnect: false }, (socket) => {
    // An early reset would otherwise end the process.
    socket.on('error', () => socket.destroy())
    let seen: Buffer = Buffer.alloc(0)
    const look = (): void => {
      const chunk = readChunk(socket)
      if (chunk === undefined) return
      seen = Buffer.concat([seen, chunk])
      const compared = Math.min(seen.byteLength, PREFACE.byteLength)
      const isHttp2 = seen.subarray(0, compared).equals(PREFACE.subarray(0, compared))
      if (isHttp2 && compared < PREFACE.byteLength) return
      socket.removeListener('readable', look)
      socket.unshift(seen)
      if (isHttp2) protocols.http2(socket)
      else protocols.http1(socket)
    }
    socket.on('readable', look)
  })
}

function readChunk(socket: Socket): Buffer | undefined {
  const chunk: unknown = socket.read()
  return Buffer.isBuffer(chunk) ? chunk : undefined
}
