/**
 * `npm run passwords`: writes the commonest passwords, most used first, from a kept list of those in leaked ones. That list is
 * five times as long, and most of a package that checks what the product does not ask.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ROOT } from './lib/project.ts'

const COMMONEST = 10_000

const list = join(ROOT, 'node_modules', '@zxcvbn-ts', 'language-common', 'src', 'passwords.json')
const passwords = z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8')))
writeFileSync(
  join(ROOT, 'domain', 'src', 'account', 'commonestPasswords.ts'),
  `// Written by \`npm run passwords\`.
/** The ${String(COMMONEST)} commonest passwords, in small letters, apart by blanks. */
export const COMMONEST_PASSWORDS =
  '${passwords.slice(0, COMMONEST).join(' ')}'
`,
)
