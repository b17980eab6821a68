import {
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  type HttpsFunction,
  onCall,
  type Request,
} from 'firebase-functions/https'
import * as logger from 'firebase-functions/logger'
import { type Backend, getBackend } from '../admin/backend.ts'
import { countRefused } from '../services/refusals/count.ts'
import { isServing, ownOrigins } from '../services/shared/site.ts'
import { liveCaller } from '../services/accounts/liveSession.ts'
import { type Caller, isSignedIn, type SignedInCaller } from '../services/shared/caller.ts'
import {
  isLimited,
  isPersonLimited,
  type PersonLimited,
  type RateLimited,
  requireRate,
} from '../services/shared/rateLimit.ts'
import { networkOf } from './callerAddress.ts'
import { failureOf } from './failures.ts'
import { isAcceptableBody } from './payloadGuard.ts'

const REGION = 'southamerica-east1'
const MAX_USER_AGENT = 300
const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true'

/** Called on each entry to a guarded screen, and no work worth counting. */
type Uncounted = 'verifyAgentPermission' | 'verifyDirectorPermission'
export type CallableName = RateLimited | Uncounted

/** Who may call: what counts by the person is for people who are signed in. */
type CallerOf<Name extends CallableName> = Name extends PersonLimited ? SignedInCaller : Caller

export interface Call<Name extends CallableName> {
  readonly backend: Backend
  readonly caller: CallerOf<Name>
  /** When the call came. */
  readonly now: Date
}

/** How a callable runs, and what it does. */
interface Definition<Name extends CallableName, Input, Result> extends Pick<
  CallableOptions,
  'memory' | 'timeoutSeconds' | 'concurrency' | 'maxInstances' | 'secrets'
> {
  /** Authorises and acts; throws `HttpsError` to refuse. */
  readonly act: (input: Input, call: Call<Name>) => Promise<Result>
}

/** Requests whose body the callable protocol must not see. */
const refused = new WeakSet<Request>()

/**
 * A callable of ours: region, App Check, whose pages may read it, the wording of failures, and what comes before every act, in this
 * order: the body's size and form, the live session (a sign-in that its owner has ended is nobody's), the limit of calls, and only
 * then the payload (decision 57), by `read`, which throws `invalid-argument` for what is not taken. Whatever is thrown that is no `HttpsError` is logged without its message (which may quote personal
 * data) and answered as a failure.
 */
export function defineCallable<Name extends CallableName, Input, Result>(
  name: Name,
  read: (data: unknown, now: Date) => Input,
  { act, ...options }: Definition<Name, Input, Result>,
): HttpsFunction {
  const answer = async (request: CallableRequest): Promise<Result> => {
    const backend = getBackend()
    const now = new Date()
    const sent = callerOf(request)
    const caller = isSignedIn(sent) ? await liveCaller(backend, sent) : sent
    if (!mayCall(name, caller)) {
      throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    }
    if (isLimited(name)) await requireRate(backend, name, caller, now)
    return act(read(request.data, now), { backend, caller, now })
  }
  const handler = async (request: CallableRequest): Promise<Result> => {
    if (refused.has(request.rawRequest)) throw new HttpsError('invalid-argument', 'Dados inválidos.')
    try {
      return await answer(request)
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

/** Whether somebody is signed in where the call is counted by the person. */
function mayCall<Name extends CallableName>(name: Name, caller: Caller): caller is CallerOf<Name> {
  return isSignedIn(caller) || !isPersonLimited(name)
}

/** A request without a body has no `rawBody` either, whatever the SDK's type says. */
function bytesOf({ rawBody }: { readonly rawBody?: Buffer }): number {
  return rawBody?.byteLength ?? 0
}
