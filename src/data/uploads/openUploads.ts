import type { OpenUploadsInput, OpenUploadsResult } from '@ribalta/domain/schemas/media/uploads'
import { callFunction } from '../callables.ts'

/** Asks for slots, renews sessions and gives slots back. Rejects with the SDK's `FunctionsError`. */
export async function openUploads(input: OpenUploadsInput): Promise<OpenUploadsResult> {
  const answer = await callFunction('openUploads', input)
  const { openUploadsResultSchema } = await import('@ribalta/domain/schemas/media/uploads')
  return openUploadsResultSchema.parse(answer)
}
