import type { CallName } from '@ribalta/domain/commands'
import { type CallableRequest, HttpsError } from 'firebase-functions/https'
import { type Backend, getBackend } from '../admin/backend.ts'
import { admit } from '../services/account/standing.ts'
import { type Caller, isSignedIn, type SignedInCaller } from '../services/shared/caller.ts'
import { isLimited, isPersonLimited, type PersonLimited, requireRate } from '../services/shared/rateLimit.ts'
import { isEmulated } from '../runtime.ts'
import { networkOf } from './callerAddress.ts'

const MAX_USER_AGENT = 300

/** Who may call: what counts by the person is for people who are signed in. */
type CallerOf<Name extends CallName> = Name extends PersonLimited ? SignedInCaller : Caller

export interface Call<Name extends CallName> {
  /** Writes only while the caller may still do what they could when the call came. */
  readonly backend: Backend
  readonly caller: CallerOf<Name>
  /** When the call came. */
  readonly now: Date
}

/** Takes a payload out of what came; throws `invalid-argument` for what is not taken. */
export type Read<Input> = (data: unknown, now: Date) => Input
/** Authorises and acts; throws `HttpsError` to refuse. */
export type Act<Name extends CallName, Input, Result> = (input: Input, call: Call<Name>) => Promise<Result>
/** Answers what came in a request. */
export type Answer = (data: unknown, request: CallableRequest) => Promise<unknown>

/**
 * What comes before every act, in this order: the live session (a sign-in that its owner has ended is nobody's), the limit of calls,
 * and only then the payload (decision 57).
 */
export function answering<Name extends CallName, Input, Result>(
  name: Name,
  read: Read<Input>,
  act: Act<Name, Input, Result>,
): Answer {
  return async (data, request) => {
    const full = getBackend()
    const now = new Date()
    const sent = callerOf(request)
    const { caller, backend } = isSignedIn(sent) ? await admit(full, sent) : { caller: sent, backend: full }
    if (!mayCall(name, caller)) {
      throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    }
    if (isLimited(name)) await requireRate(full, name, caller, now)
    return act(read(data, now), { backend, caller, now })
  }
}

/** Who calls, by what came with the request: nothing of it has been looked up. */
export function callerOf({ auth, rawRequest: { headers, socket } }: CallableRequest): Caller {
  const forwarded = headers['x-forwarded-for']
  const origin = { forwardedFor: forwarded?.toString(), remoteAddress: socket.remoteAddress }
  return {
    uid: auth?.uid,
    authTime: auth?.token.auth_time,
    hasSecondFactor: auth?.token.firebase.sign_in_second_factor !== undefined,
    address: networkOf(origin, isEmulated()),
    userAgent: headers['user-agent']?.slice(0, MAX_USER_AGENT),
  }
}

/** Whether somebody is signed in where the call is counted by the person. */
function mayCall<Name extends CallName>(name: Name, caller: Caller): caller is CallerOf<Name> {
  return isSignedIn(caller) || !isPersonLimited(name)
}
