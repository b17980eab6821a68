import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/project.ts'
import { hostingConfig } from './hostingConfig.ts'

/** firebase.json for the emulators, whose ports the deployed policy does not know; ignored by git. */
export async function writeLocalConfig(): Promise<string> {
  const file = join(ROOT, 'firebase.local.json')
  writeFileSync(file, JSON.stringify(await hostingConfig('local')))
  return file
}
