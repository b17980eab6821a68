import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { proof } from '../../../scripts/lib/proof.ts'
import { mutantsOf } from './mutants.ts'
import { controlUrl, readRules, RULES_PROJECTS, RULES_RESULTS, STORAGE_RECORD } from './suite.ts'

/**
 * Before the rules suite: loads the rules once, so that what its files see of them adds up; for the deep proof with the mutants that the
 * emulator asks beside them about every request. Google's own emulator knows no such thing and is left without.
 */
export default async function setUp(): Promise<void> {
  rmSync(RULES_RESULTS, { recursive: true, force: true })
  mkdirSync(RULES_RESULTS, { recursive: true })
  // The runtime of the Storage rules adds to this file; it may have it already.
  writeFileSync(STORAGE_RECORD, '')
  const text = readRules('firestore')
  const rules = { files: [{ name: 'firestore.rules', content: text }] }
  for (const project of RULES_PROJECTS) {
    await put(controlUrl(project, 'securityRules'), { rules })
    if (proof().isDeep) await put(controlUrl(project, 'ruleVariants'), { variants: mutantsOf(text) }, [404])
  }
}

async function put(url: string, body: object, tolerated: readonly number[] = []): Promise<void> {
  const response = await fetch(url, { method: 'PUT', body: JSON.stringify(body) })
  if (!response.ok && !tolerated.includes(response.status)) {
    throw new Error(`${url}: ${String(response.status)} ${await response.text()}`)
  }
}
