import { existsSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../../../../shared/reference/recorded/', import.meta.url)

/** A file of answers recorded from the official emulator; undefined where the recordings are not at hand. */
export function recorded(file: string): unknown {
  const path = new URL(file, FOLDER)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
