import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const OUTER = 'RIBALTA_OUTER_TMPDIR'

/**
 * A temporary folder for one suite: firebase-tools keeps the Storage emulator's files below it and deletes them when a suite
 * stops, those of another suite too if they share it.
 */
export function makeSuiteTmp(): { readonly env: Record<string, string>; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'ribalta-suite-'))
  return {
    env: { TMPDIR: folder, [OUTER]: tmpdir() },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Gives what runs inside a suite the machine's own temporary folder back, where the browser is unpacked once. */
export function leaveSuiteTmp(): void {
  const outer = process.env[OUTER]
  if (outer !== undefined) process.env['TMPDIR'] = outer
}
