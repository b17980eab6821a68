import { MESSAGES, serverError } from '@ribalta/domain/messages'
import type { CreateProfileInput } from '@ribalta/domain/schemas/people/registration'
import { errorCode, errorField } from '../../lib/errorCode.ts'
import { serverWords } from '../../lib/words/refusalWords.ts'
import { callFunction } from '../callables.ts'

/** A registration that did not happen; the message is for the person, as it stands. */
export class RegistrationError extends Error {
  override readonly name = 'RegistrationError'
  /** The payload's field that the server refuses, where it says so. */
  readonly field: string | undefined

  constructor(message: string, field: string | undefined, cause: unknown) {
    super(message, { cause })
    this.field = field
  }
}

/** What is said of a failed `createProfile` (specification, section 8). What is missing is told in its own words. */
export function toRegistrationError(error: unknown): RegistrationError {
  const code = errorCode(error)
  const message = serverWords(error)
  if (code === undefined || message === undefined) {
    return new RegistrationError(MESSAGES.registration.other, undefined, error)
  }
  const isWhole = message === MESSAGES.registration.missing
  return new RegistrationError(
    isWhole ? message : serverError(MESSAGES.registration.server, code, message),
    errorField(error),
    error,
  )
}

/** Whether the server knows this `requestId` from another payload, so that a new one is needed. */
export function isOtherPayload(error: unknown): boolean {
  return errorCode(error) === 'functions/failed-precondition' && errorField(error) === 'requestId'
}

/**
 * Registers a person and gives their uid. The same `requestId` with the same input can be asked again after a lost
 * answer. Rejects with {@link RegistrationError}.
 */
export async function createProfile(
  input: CreateProfileInput,
  call: (name: 'createProfile', payload: unknown) => Promise<unknown> = callFunction,
): Promise<string> {
  const { email, artisticName, tempMediaIds } = input
  if (email === '' || artisticName === '' || tempMediaIds.length === 0) {
    throw new RegistrationError(MESSAGES.registration.missing, undefined, undefined)
  }
  let answer: unknown
  try {
    answer = await call('createProfile', input)
  } catch (error) {
    throw toRegistrationError(error)
  }
  if (typeof answer === 'object' && answer !== null && 'uid' in answer && typeof answer.uid === 'string') {
    return answer.uid
  }
  throw new RegistrationError(MESSAGES.registration.other, undefined, answer)
}
