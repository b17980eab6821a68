import type { Exchange } from './exchange.ts'

const METHODS = 'DELETE,GET,HEAD,PATCH,POST,PUT'

/**
 * Lets pages of any origin read every answer (docs/protocol.md, "Other origins"). The origin is repeated instead of `*`
 * because the SDK sends its requests with credentials.
 */
export function allowCrossOrigin({ request, response }: Exchange): void {
  const { origin } = request.headers
  if (origin === undefined) return
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-allow-methods', METHODS)
  const wanted = request.headers['access-control-request-headers']
  if (wanted !== undefined) response.setHeader('access-control-allow-headers', wanted)
  if (request.headers['access-control-request-private-network'] !== undefined) {
    response.setHeader('access-control-allow-private-network', 'true')
  }
}
