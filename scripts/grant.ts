/**
 * `npm run grant -- <e-mail> <GRANT> [--project <id>]`: gives a grant past the application, for a project's first director.
 * Without `--project` it speaks to the local suite; with it, to the real project by the caller's own Google credentials.
 */
import { parseArgs } from 'node:util'
import { GRANTS } from '@ribalta/domain/grants'
import { toEmail } from '@ribalta/domain/identity'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { FieldValue, getFirestore } from 'firebase-admin/firestore'
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

const { uid } = await getAuth().getUserByEmail(toEmail(email))
const db = getFirestore()
const profile = db.doc(`profiles/${uid}`)
await db.runTransaction(async (transaction) => {
  const stored = await transaction.get(profile)
  if (!stored.exists) throw new Error('Essa conta não tem perfil; faça o cadastro antes.')
  transaction.update(profile, {
    grants: FieldValue.arrayUnion(grant),
    updatedAt: FieldValue.serverTimestamp(),
  })
  transaction.create(db.collection('auditLog').doc(), {
    kind: 'grant',
    subject: uid,
    actor: 'script',
    grant,
    at: FieldValue.serverTimestamp(),
  })
})
console.log(`${grant} concedido a ${email}.`)
