import {
  changeProfileStateResultSchema,
  type ChangeProfileStateInput,
  type ChangeProfileStateResult,
} from '@ribalta/domain/schemas/profileState'
import { callFunction } from '../callables.ts'

/** Suspends people, archives them or publishes them again; says of each how it ended. Rejects with the SDK's `FunctionsError`. */
export async function changeProfileState(input: ChangeProfileStateInput): Promise<ChangeProfileStateResult> {
  return changeProfileStateResultSchema.parse(await callFunction('changeProfileState', input))
}
