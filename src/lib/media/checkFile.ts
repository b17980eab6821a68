import { unlessMissing } from '../loading/missingCode.ts'

export type CheckedFile =
  /** The file with the type that its bytes show, or an empty type when uploads don't take it. */
  | {
      readonly file: File
      /** How long a video plays; undefined when this browser can't tell. */
      readonly seconds?: number
    }
  /** Why it can't be used, in words for the person. */
  | { readonly reason: string }

/** Checks a chosen file by its content before it is sent. Offline, without the code that does, only the server judges it. */
export async function checkFile(file: File): Promise<CheckedFile> {
  try {
    const { inspectFile } = await import('./inspectFile.ts')
    return await inspectFile(file)
  } catch (error) {
    unlessMissing(error)
    return { file }
  }
}
