import { MESSAGES, TAKEN_MESSAGES } from '@ribalta/domain/messages'
import { AccountError } from '../../auth/accountError.ts'
import { errorCode, errorField } from '../../lib/errorCode.ts'

export interface UpdateFailure {
  /** For the person, as it stands. */
  message: string
  /** The field that it belongs to, where it does. */
  field: 'phone' | 'artisticName' | undefined
  /** The record changed since the form was filled from it. */
  isStale: boolean
}

/** What a failed update means for the form (specification, section 8). */
export function toUpdateFailure(error: unknown): UpdateFailure {
  if (!(error instanceof AccountError))
    return { message: MESSAGES.update.other, field: undefined, isStale: false }
  const code = errorCode(error.cause)
  const isTaken = code === 'functions/already-exists'
  const field = errorField(error.cause)
  if (isTaken && field === 'artisticName') {
    return { message: TAKEN_MESSAGES.artisticName, field, isStale: false }
  }
  const isPhone = isTaken && error.message === MESSAGES.update.phoneTaken
  return {
    message: error.message,
    field: isPhone ? 'phone' : undefined,
    isStale: code === 'functions/aborted',
  }
}

/** The version that an update made, from the server's answer. */
export function readVersion(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('version' in answer)) return undefined
  return typeof answer.version === 'number' ? answer.version : undefined
}
