import {
  type ArchiveRheaCriteriaInput,
  type SaveRheaCriteriaInput,
  saveRheaCriteriaResultSchema,
} from '@ribalta/domain/schemas/rhea/criteria'
import { callFunction } from '../callables.ts'

/** Saves a set of criteria; resolves to the version that it has now. Rejects with the SDK's `FunctionsError`, as the other. */
export async function saveRheaCriteria(input: SaveRheaCriteriaInput): Promise<number> {
  return saveRheaCriteriaResultSchema.parse(await callFunction('saveRheaCriteria', input)).version
}

export async function archiveRheaCriteria(input: ArchiveRheaCriteriaInput): Promise<void> {
  await callFunction('archiveRheaCriteria', input)
}
