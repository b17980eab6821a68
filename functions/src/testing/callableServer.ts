import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { HttpsFunction } from 'firebase-functions/https'

export interface Answer {
  readonly result?: unknown
  readonly error?: { readonly status: string; readonly message: string }
}

/** A callable behind HTTP, as the runtime serves it: body parsed, its bytes kept, Express' few methods there. */
export interface CallableServer {
  readonly post: (body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Answer>
  /** The body as it is, which not every hostile one survives as an object. */
  readonly postText: (body: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>
  /** What a browser is told that asks whether a page of `origin` may call. */
  readonly preflight: (origin: string) => Promise<Headers>
  readonly close: () => void
}

export async function serveCallable(callable: HttpsFunction): Promise<CallableServer> {
  const server = createServer((request, response) => {
    void hand(callable, request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const postText: CallableServer['postText'] = async (body, headers = {}) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    return (await response.json()) as Answer
  }
  return {
    post: (body, headers) => postText(JSON.stringify(body), headers),
    postText,
    preflight: async (origin) => {
      const headers = { origin, 'access-control-request-method': 'POST' }
      return (await fetch(url, { method: 'OPTIONS', headers })).headers
    },
    close: () => {
      close(server)
    },
  }
}

function close(server: Server): void {
  server.close()
  server.closeAllConnections()
}

async function hand(
  callable: HttpsFunction,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const rawBody = await buffer(request)
  const extended = Object.assign(request, {
    body: rawBody.byteLength === 0 ? undefined : (JSON.parse(rawBody.toString('utf8')) as unknown),
    rawBody,
    header: (name: string) => request.headers[name.toLowerCase()],
  })
  response.setHeader('X-Powered-By', 'Express')
  const express: ServerResponse = Object.assign(response, {
    set: (name: string, value: string) => response.setHeader(name, value),
    status: (code: number) => Object.assign(response, { statusCode: code }),
    send: (answer: unknown) => response.end(JSON.stringify(answer)),
  })
  // The runtime's own Request and Response have a hundred more members, none of which a callable uses.
  type Parts = Parameters<HttpsFunction>
  await callable(extended as unknown as Parts[0], express as unknown as Parts[1])
}
