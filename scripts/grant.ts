/**
 * `npm run grant -- <e-mail> <GRANT> [--project <id>]`: gives a grant past the application, for a project's first director
 * (who is an agent by that, too). Written down in the audit log like any other.
 * Without `--project` it speaks to the local suite; with it, to the real project by the caller's own Google credentials.
 */
import { parseArgs } from 'node:util'
import { GRANTS } from '@ribalta/domain/account/grants'
import { toEmail } from '@ribalta/domain/identity'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { giveGrantByScript } from '../functions/src/services/account/grantsChange.ts'
import { HOST, PROJECT, SUITE_PORTS } from './lib/project.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' } },
})
const [email = '', wanted = ''] = positionals
const grant = GRANTS.find((name) => name === wanted)
if (email === '' || grant === undefined) {
  console.error(`Uso: npm run grant -- <e-mail> <${GRANTS.join('|')}> [--project <id>]`)
  process.exit(2)
}
if (values.project === undefined) {
  process.env['FIRESTORE_EMULATOR_HOST'] ??= `${HOST}:${String(SUITE_PORTS.Firestore)}`
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] ??= `${HOST}:${String(SUITE_PORTS.Auth)}`
}
initializeApp({ projectId: values.project ?? PROJECT })

async function uidOf(address: string): Promise<string> {
  const { users } = await getAuth().getUsers([{ email: toEmail(address) }])
  const [user] = users
  if (user === undefined) throw new Error('Não há conta com este e-mail.')
  return user.uid
}

try {
  const grants = await giveGrantByScript({ db: getFirestore() }, await uidOf(email), grant, new Date())
  console.log(`${email} tem agora: ${grants.join(', ')}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
