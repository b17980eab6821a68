import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../../../../shared/reference/recorded')

/** Whether the recorded answers of the official emulator lie beside the repository. */
export const hasRecorded = existsSync(FOLDER)

/** A recorded file; an empty object where there are none, for suites that are skipped then. */
export function recorded<T extends object>(file: string): T {
  return (hasRecorded ? JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) : {}) as T
}

/** Cases by name for `test.each`; one placeholder where none are recorded, since an empty suite is an error. */
export function casesOf<T>(cases: readonly T[] | undefined): readonly T[] {
  return cases ?? []
}
