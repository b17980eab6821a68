import {
  type GuardianContact,
  type OpenGuardianContactInput,
  openGuardianContactResultSchema,
} from '@ribalta/domain/schemas/people/guardianContact'
import { callFunction } from '../callables.ts'

/** Whom to call about a minor, which is written down; `null` where nobody is known. Rejects with the SDK's `FunctionsError`. */
export async function openGuardianContact(profileId: string): Promise<GuardianContact | null> {
  const input: OpenGuardianContactInput = { profileId }
  const answer = await callFunction('openGuardianContact', input)
  return openGuardianContactResultSchema.parse(answer).guardian
}
