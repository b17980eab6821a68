import { readFileSync, watchFile } from 'node:fs'
import { basename } from 'node:path'
import { IndexEnforcement } from '../indexes/index.ts'

/** How often the file is looked at, ms. */
const INTERVAL = 500

/**
 * Enforces the indexes that a file defines, as it changes; a file with errors leaves the last good definitions in force and is
 * reported. Throws when the file cannot be read at first.
 */
export function enforceIndexes(path: string, report: (line: string) => void): IndexEnforcement {
  const enforcement = reading(path, () => new IndexEnforcement(readFileSync(path, 'utf8'), basename(path)))
  watchFile(path, { interval: INTERVAL, persistent: false }, () => {
    try {
      reading(path, () => enforcement.load(readFileSync(path, 'utf8')))
      report(`The indexes were read again: ${path}`)
    } catch (error) {
      report(error instanceof Error ? error.message : String(error))
    }
  })
  return enforcement
}

function reading<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The indexes could not be read: ${path}: ${reason}`, { cause })
  }
}
