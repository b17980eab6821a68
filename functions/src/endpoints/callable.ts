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
import { countRefused } from '../services/refusals/count.ts'
import { isServing, ownOrigins } from '../services/shared/site.ts'
import { liveCaller } from '../services/accounts/liveSession.ts'
import { type Caller, isSignedIn } from '../services/shared/caller.ts'
import { networkOf } from './callerAddress.ts'
import { failureOf } from './failures.ts'
import { isAcceptableBody } from './payloadGuard.ts'

const REGION = 'southamerica-east1'
const MAX_USER_AGENT = 300
const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true'

export interface Call extends Caller {
  readonly data: unknown
}

/** Requests whose body the callable protocol must not see. */
const refused = new WeakSet<Request>()

/**
 * A callable of ours: region, App Check, whose pages may read it, body limits, sign-ins that their owner has ended (which
 * are nobody's), and the wording of failures. `act` parses, authorises and acts; it throws `HttpsError` to refuse. Whatever
 * else it throws is logged without its message (which may quote personal
 * data) and answered as a failure.
 */
export function defineCallable<Result>(
  name: string,
  options: Pick<CallableOptions, 'memory' | 'timeoutSeconds' | 'concurrency' | 'maxInstances' | 'secrets'>,
  act: (call: Call) => Promise<Result>,
): HttpsFunction {
  const handler = async (request: CallableRequest): Promise<Result> => {
    if (refused.has(request.rawRequest)) throw new HttpsError('invalid-argument', 'Dados inválidos.')
    try {
      const caller = callerOf(request)
      const live = isSignedIn(caller) ? await liveCaller(getBackend(), caller) : caller
      return await act({ data: request.data, ...live })
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
  const callable = onCall({ region: REGION, enforceAppCheck: !isEmulated, cors, ...options }, handler)

  // The protocol's own checks log bodies and overflow on deep ones, so a bad body never gets there: the request goes
  // on with an empty one (for App Check, the token and CORS) and is refused by the handler.
  const guarded: HttpsFunction = Object.assign(
    (...[request, response]: Parameters<HttpsFunction>) => {
      response.removeHeader('X-Powered-By')
      if (
        request.method === 'POST' &&
        !isAcceptableBody({ body: request.body, byteLength: bytesOf(request) })
      ) {
        refused.add(request)
        request.body = { data: null }
      }
      return callable(request, response)
    },
    { __endpoint: callable.__endpoint },
  )
  return guarded
}

function callerOf({ auth, rawRequest: { headers, socket } }: CallableRequest): Caller {
  const forwarded = headers['x-forwarded-for']
  const origin = { forwardedFor: forwarded?.toString(), remoteAddress: socket.remoteAddress }
  return {
    uid: auth?.uid,
    authTime: auth?.token.auth_time,
    hasSecondFactor: auth?.token.firebase.sign_in_second_factor !== undefined,
    address: networkOf(origin, isEmulated),
    userAgent: headers['user-agent']?.slice(0, MAX_USER_AGENT),
  }
}

/** A request without a body has no `rawBody` either, whatever the SDK's type says. */
function bytesOf({ rawBody }: { readonly rawBody?: Buffer }): number {
  return rawBody?.byteLength ?? 0
}
