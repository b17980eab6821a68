import { type ActResults, actResultsSchema } from '@ribalta/domain/schemas/actOutcome'
import type { ChangeProfileStateInput } from '@ribalta/domain/schemas/people/profileState'
import { callFunction } from '../callables.ts'

/** Suspends people, archives them or publishes them again; says of each how it ended. Rejects with the SDK's `FunctionsError`. */
export async function changeProfileState(input: ChangeProfileStateInput): Promise<ActResults> {
  return actResultsSchema.parse(await callFunction('changeProfileState', input))
}

/** Asks people whether their photos and measurements are still true; says of each how it ended. */
export async function askToConfirmLook(profileIds: string[]): Promise<ActResults> {
  return actResultsSchema.parse(await callFunction('askToConfirmLook', { profileIds }))
}
