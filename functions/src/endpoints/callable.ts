import type { SpecifiedCallable } from '@ribalta/domain/commands'
import type { HttpsFunction } from 'firebase-functions/https'
import { type Act, answering, type Read } from './call.ts'
import { isAcceptableBody } from './payloadGuard.ts'
import { type RunOptions, serveCalls } from './serveCalls.ts'

/** How a callable runs, and what it does. */
interface Definition<Name extends SpecifiedCallable, Input, Result> extends RunOptions {
  readonly act: Act<Name, Input, Result>
}

/** One of the callables that the specification names, a service of its own; everything else is a command. */
export function defineCallable<Name extends SpecifiedCallable, Input, Result>(
  name: Name,
  read: Read<Input>,
  { act, ...options }: Definition<Name, Input, Result>,
): HttpsFunction {
  const answer = answering(name, read, act)
  return serveCalls(options, isAcceptableBody, (request) => ({
    name,
    answer: () => answer(request.data, request),
  }))
}
