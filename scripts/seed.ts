/**
 * Fills the running emulator suite: `node scripts/seed.ts [--artists N]`. The same documents, accounts and files each
 * time, so that it can be repeated; it deletes nothing. Refuses anything but emulators on this machine.
 */
import { parseArgs } from 'node:util'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { drawPortraits } from './seed/drawPortraits.ts'
import { seedDay } from './seed/people/records.ts'
import { DRAWN_ARTISTS, rosterOf } from './seed/people/roster.ts'
import { targetOf } from './seed/target.ts'
import { writeAccounts } from './seed/writeAccounts.ts'
import { allDocuments, writeDocuments } from './seed/writeDocuments.ts'
import { writePhotos } from './seed/writePhotos.ts'

const { values } = parseArgs({ options: { artists: { type: 'string', default: String(DRAWN_ARTISTS) } } })
const count = Number(values.artists)
if (!Number.isInteger(count) || count < DRAWN_ARTISTS) {
  console.error(`--artists: um número inteiro a partir de ${String(DRAWN_ARTISTS)}.`)
  process.exit(1)
}

const started = performance.now()
const target = targetOf(process.env)
process.env['FIRESTORE_EMULATOR_HOST'] = target.firestore
const app = initializeApp({ projectId: target.project })
const db = getFirestore(app)

const { members, photos } = rosterOf(count, seedDay(new Date()))
const [documents, files] = await Promise.all([
  writeDocuments(db, allDocuments(members.map(({ records }) => records))),
  drawPortraits(photos).then((folder) => writePhotos(target, photos, folder)),
  writeAccounts(target, members),
])
await db.terminate()

const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  `  Semente: ${String(members.length)} pessoas, ${String(documents)} documentos, ${String(files)} arquivos em ${seconds} s`,
)
