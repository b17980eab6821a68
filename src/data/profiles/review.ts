import { PROFILE_STATUSES, type ProfileStatus } from '@ribalta/domain/people/profileStatus'
import type { OpenPrivateDetailsInput } from '@ribalta/domain/schemas/people/privateRead'
import { privateDetailsSchema, type PrivateDetails } from '@ribalta/domain/schemas/people/privateDetails'
import type { ReviewProfileInput } from '@ribalta/domain/schemas/people/review'
import type { UpdateProfileInput } from '@ribalta/domain/schemas/people/profileUpdate'
import { callFunction } from '../callables.ts'

/** Gives staff's decision on a profile; resolves to its new state. Rejects with the SDK's `FunctionsError`. */
export async function reviewProfile(decision: ReviewProfileInput): Promise<ProfileStatus> {
  const answer = await callFunction('reviewProfile', decision)
  const status = PROFILE_STATUSES.find(
    (known) => typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === known,
  )
  if (status === undefined) throw new Error('reviewProfile não disse a nova situação')
  return status
}

/** A director's look at somebody's private details, which is written down. Rejects with the SDK's `FunctionsError`. */
export async function openPrivateDetails(profileId: string): Promise<PrivateDetails> {
  const input: OpenPrivateDetailsInput = { profileId }
  const answer = await callFunction('openPrivateDetails', input)
  const details = typeof answer === 'object' && answer !== null && 'details' in answer ? answer.details : {}
  return privateDetailsSchema.parse(details)
}

/** A director's word on when a minor was born; of the version that was seen. Rejects with the SDK's `FunctionsError`. */
export async function settleBirthDate(profileId: string, version: number, birthDate: string): Promise<void> {
  const input: UpdateProfileInput = { profileId, expectedVersion: version, birthDate }
  await callFunction('updateProfile', input)
}
