import { TAKEN_MESSAGES } from '@ribalta/domain/messages'
import { HttpsError } from 'firebase-functions/https'

export interface RefusalDetails {
  /** The field of the payload that the refusal is about. */
  readonly field: string
  /** Which of several files, from 1. */
  readonly position?: number
  /** That file is not there (any more): whoever still has it can send it again. */
  readonly isGone?: true
}

/** `invalid-argument`, in words for the person; `details` say where. */
export function invalid(message: string, details?: RefusalDetails): HttpsError {
  return new HttpsError('invalid-argument', message, details)
}

/** `failed-precondition` for a way that no arrow goes. */
export function refusedState(): HttpsError {
  return new HttpsError('failed-precondition', 'Essa mudança não é possível agora. Atualize a página.')
}

/** `already-exists` for something that only one account can hold. */
export function taken(field: keyof typeof TAKEN_MESSAGES): HttpsError {
  return new HttpsError('already-exists', TAKEN_MESSAGES[field], { field })
}
