import {
  type ArchiveTestTemplateInput,
  type SaveTestTemplateInput,
  saveTestTemplateResultSchema,
} from '@ribalta/domain/schemas/screenTests/template'
import { callFunction } from '../callables.ts'

/** Saves a template; resolves to the version that it has now. Rejects with the SDK's `FunctionsError`, as the other. */
export async function saveTestTemplate(input: SaveTestTemplateInput): Promise<number> {
  return saveTestTemplateResultSchema.parse(await callFunction('saveTestTemplate', input)).version
}

export async function archiveTestTemplate(input: ArchiveTestTemplateInput): Promise<void> {
  await callFunction('archiveTestTemplate', input)
}
