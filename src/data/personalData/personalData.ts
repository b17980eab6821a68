import { exportPageSchema, type ExportRecord } from '@ribalta/domain/schemas/account/personalData'
import { callFunction } from '../callables.ts'

export interface PersonalData {
  records: readonly ExportRecord[]
  /** Paths of files in the bucket. */
  media: readonly string[]
}

/** Everything that the server has of the caller, page by page. Rejects with the SDK's `FunctionsError`. */
export async function readPersonalData(signal: AbortSignal): Promise<PersonalData> {
  const records: ExportRecord[] = []
  const media: string[] = []
  let cursor: string | undefined
  do {
    const answer = await callFunction('exportMyData', cursor === undefined ? {} : { cursor })
    signal.throwIfAborted()
    const page = exportPageSchema.parse(answer)
    records.push(...page.records)
    media.push(...page.media)
    cursor = page.next
  } while (cursor !== undefined)
  return { records, media }
}

/** Deletes the caller's account and everything of theirs. Rejects with the SDK's `FunctionsError`. */
export async function deleteMyAccount(confirmation: string): Promise<void> {
  await callFunction('deleteMyAccount', { confirmation })
}
