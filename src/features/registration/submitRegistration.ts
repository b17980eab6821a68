import type { InvitationLink } from '@ribalta/domain/schemas/people/invitationLink'
import type { CreateProfileInput } from '@ribalta/domain/schemas/people/registration'
import { isOtherPayload, RegistrationError } from '../../data/profiles/registration.ts'
import { logWarning } from '../../lib/log.ts'
import type { UploadsStore } from '../../data/uploads/store.ts'
import { sentIds } from '../../lib/media/uploads.ts'
import { attemptFor, toPayload, type Attempt } from './attempt.ts'
import { filesProblem, UNSENT_FILES } from './filesProblem.ts'
import type { RegistrationData } from './registrationSchema.ts'

/** What is being waited for. */
export type RegistrationPhase = 'files' | 'profile' | 'session'

export type RegistrationOutcome =
  | { kind: 'registered'; signedIn: boolean }
  /** Files are missing, or the server refused one. */
  | { kind: 'files'; message: string }
  | { kind: 'refused'; message: string; field: string | undefined }

export interface RegistrationPorts {
  uploads: Pick<UploadsStore, 'renew' | 'settled' | 'current' | 'sendGone' | 'markRefused'>
  attempt: { current: () => Attempt | undefined; keep: (attempt: Attempt) => void }
  /** By which somebody came, where they did. */
  invitation?: InvitationLink | undefined
  newId: () => string
  createProfile: (input: CreateProfileInput) => Promise<unknown>
  signIn: (email: string, password: string) => Promise<void>
  onPhase: (phase: RegistrationPhase) => void
}

/**
 * Waits for the files, registers, and signs in. The attempt is kept before it is made, for a lost answer. A file that the server does
 * not find is sent again first.
 */
export async function submitRegistration(
  data: RegistrationData,
  ports: RegistrationPorts,
): Promise<RegistrationOutcome> {
  ports.onPhase('files')
  // What the server keeps no more is on its way again after this.
  await ports.uploads.renew()
  await ports.uploads.settled()
  const uploads = ports.uploads.current()
  const problem = filesProblem(uploads)
  if (problem !== undefined) return { kind: 'files', message: problem }

  ports.onPhase('profile')
  const tempMediaIds = sentIds(uploads)
  const payload = toPayload(data, tempMediaIds, ports.invitation)
  const send = async (earlier: Attempt | undefined): Promise<void> => {
    const attempt = attemptFor(earlier, payload, ports.newId)
    ports.attempt.keep(attempt)
    await ports.createProfile({ ...payload, requestId: attempt.requestId })
  }
  try {
    await sendOrStartAgain(send, ports.attempt.current())
  } catch (error) {
    if (error instanceof RegistrationError) {
      if (ports.uploads.sendGone(error.cause, tempMediaIds)) return submitRegistration(data, ports)
      if (ports.uploads.markRefused(error.cause, tempMediaIds, error.message)) {
        return { kind: 'files', message: UNSENT_FILES }
      }
      return { kind: 'refused', message: error.message, field: error.field }
    }
    throw error
  }

  ports.onPhase('session')
  try {
    await ports.signIn(data.email, data.password)
    return { kind: 'registered', signedIn: true }
  } catch (error) {
    logWarning('Registered, but not signed in', error)
    return { kind: 'registered', signedIn: false }
  }
}

/** The mark of a kept attempt holds no password and no guardian: only the server can tell that they are others. */
async function sendOrStartAgain(
  send: (earlier: Attempt | undefined) => Promise<void>,
  earlier: Attempt | undefined,
): Promise<void> {
  try {
    await send(earlier)
  } catch (error) {
    if (!(error instanceof RegistrationError && isOtherPayload(error.cause))) throw error
    await send(undefined)
  }
}
