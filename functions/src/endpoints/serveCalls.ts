import type { CallName } from '@ribalta/domain/commands'
import {
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  type HttpsFunction,
  onCall,
  type Request,
} from 'firebase-functions/https'
import * as logger from 'firebase-functions/logger'
import { getBackend } from '../admin/backend.ts'
import { isEmulated, REGION } from '../runtime.ts'
import { countRefused } from '../services/refusals/count.ts'
import { invalid } from '../services/shared/refusals.ts'
import { isServing, ownOrigins } from '../services/shared/site.ts'
import { callerOf } from './call.ts'
import { failureOf } from './failures.ts'
import type { IncomingBody } from './payloadGuard.ts'

/** How a callable runs. */
export type RunOptions = Pick<
  CallableOptions,
  'memory' | 'timeoutSeconds' | 'concurrency' | 'minInstances' | 'maxInstances' | 'secrets'
>

/** What a request asks for: by which name the log knows it, never by one that the caller made up, and what answers it. */
export interface Asked {
  readonly name: CallName
  readonly answer: () => Promise<unknown>
}

/** Requests whose body the callable protocol must not see. */
const refused = new WeakSet<Request>()

/**
 * A callable of ours: region, App Check, whose pages may read it, the guard of bodies, the wording of failures, refusals counted.
 * `choose` says what is asked, before anything is done, and throws `HttpsError` where nothing of ours is. Whatever else is thrown that
 * is no `HttpsError` is logged without its message (which may quote personal data) and answered as a failure.
 */
export function serveCalls(
  options: RunOptions,
  isAcceptable: (incoming: IncomingBody) => boolean,
  choose: (request: CallableRequest) => Asked,
): HttpsFunction {
  const handler = async (request: CallableRequest): Promise<unknown> => {
    if (refused.has(request.rawRequest)) throw invalid('Dados inválidos.')
    const { name, answer } = choose(request)
    try {
      return await answer()
    } catch (error) {
      if (error instanceof HttpsError) {
        await countRefused(getBackend, error, callerOf(request))
        throw error
      }
      const failure = failureOf(error)
      logger.error('A callable failed', { callable: name, ...failure.log })
      throw new HttpsError(failure.code, failure.message)
    }
  }
  const cors = isServing(process.env) ? ownOrigins(process.env) : false
  const callable = onCall({ region: REGION, enforceAppCheck: !isEmulated(), cors, ...options }, handler)

  // The protocol's own checks log bodies and overflow on deep ones, so a bad body never gets there: the request goes
  // on with an empty one (for App Check, the token and CORS) and is refused by the handler.
  const guarded: HttpsFunction = Object.assign(
    (...[request, response]: Parameters<HttpsFunction>) => {
      response.removeHeader('X-Powered-By')
      if (request.method === 'POST' && !isAcceptable({ body: request.body, byteLength: bytesOf(request) })) {
        refused.add(request)
        request.body = { data: null }
      }
      return callable(request, response)
    },
    { __endpoint: callable.__endpoint },
  )
  return guarded
}

/** A request without a body has no `rawBody` either, whatever the SDK's type says. */
function bytesOf({ rawBody }: { readonly rawBody?: Buffer }): number {
  return rawBody?.byteLength ?? 0
}
