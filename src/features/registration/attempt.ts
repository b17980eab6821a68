import { CONSENT_VERSIONS } from '@ribalta/domain/account/consents'
import { toUsername } from '@ribalta/domain/identity'
import type { InvitationLink } from '@ribalta/domain/schemas/people/invitationLink'
import type { CreateProfileInput } from '@ribalta/domain/schemas/people/registration'
import type { RegistrationData } from './registrationSchema.ts'

/** One attempt to register: while the payload stays, so does the id, and a lost answer can be asked for again. */
export interface Attempt {
  requestId: string
  /** The payload's mark, without what is too private to keep; the server compares the whole. */
  payload: string
}

export type RegistrationPayload = Omit<CreateProfileInput, 'requestId'>

/** What is sent, from what was typed and the temporary files in their order. */
export function toPayload(
  data: RegistrationData,
  tempMediaIds: string[],
  invitation?: InvitationLink,
): RegistrationPayload {
  const { acceptsTerms: _terms, acceptsPrivacy: _privacy, acceptsGuardian: _guardian, ...fields } = data
  const { terms, privacy, guardian } = CONSENT_VERSIONS
  return {
    ...fields,
    username: toUsername(data.artisticName),
    tempMediaIds,
    consents: data.guardian === undefined ? { terms, privacy } : { terms, privacy, guardian },
    ...(invitation === undefined ? {} : { invitation }),
  }
}

/** The attempt to send a payload by: the earlier one if it was for the same. */
export function attemptFor(
  earlier: Attempt | undefined,
  payload: RegistrationPayload,
  newId: () => string,
): Attempt {
  // The phone may be sent as typed or in digits, whether or not its reader has been loaded.
  const { password: _password, guardian: _guardian, phone: _phone, ...rest } = payload
  const mark = JSON.stringify(rest)
  return earlier?.payload === mark ? earlier : { requestId: newId(), payload: mark }
}
