import type { SubmitContactInput } from '@ribalta/domain/schemas/contactMessage'
import { callFunction } from '../callables.ts'

/** Sends a stranger's message to the team. Rejects with the SDK's `FunctionsError`. */
export async function sendContactMessage(input: SubmitContactInput): Promise<void> {
  await callFunction('submitContact', input)
}
