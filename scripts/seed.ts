/**
 * Fills the running emulator suite: `node scripts/seed.ts [--artists N]`. The same documents, accounts and files each
 * time, so that it can be repeated; it deletes nothing. Refuses anything but emulators on this machine.
 */
import { parseArgs } from 'node:util'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { countAll, type Counted } from '../domain/src/people/artistCounts.ts'
import { coverPictures, postDocuments } from './seed/posts/posts.ts'
import { answerRateDocuments } from './seed/castings/answerRate.ts'
import { castingDocuments } from './seed/castings/castingRecords.ts'
import { clipUploads } from './seed/people/clips.ts'
import { attachmentUploads, conversationDocuments } from './seed/conversations.ts'
import { favoriteDocuments } from './seed/favorites.ts'
import { seedDay } from './seed/people/records.ts'
import { crowdOf, ROSTER_ARTISTS, type Member, rosterOf } from './seed/people/roster.ts'
import { trackRecords, withTrackRecord } from './seed/people/trackRecords.ts'
import { derivePictures } from './seed/pictures.ts'
import { proposalDocuments } from './seed/proposals.ts'
import { quickReplyDocuments } from './seed/quickReplies.ts'
import { refusalDocuments } from './seed/refusals.ts'
import { sidesUploads, templateDocuments } from './seed/screenTests/templates.ts'
import { takeUploads, testDocuments } from './seed/screenTests/tests.ts'
import { criteriaDocuments } from './seed/rheaCriteria.ts'
import { runDocuments } from './seed/rheaRuns.ts'
import { staffMarkDocuments } from './seed/staffMarks.ts'
import { targetOf } from './seed/target.ts'
import { writeAccounts } from './seed/writeAccounts.ts'
import { catalogueDocuments, countDocuments, documentsOf, writeDocuments } from './seed/writeDocuments.ts'
import { pictureUploads, writeFiles } from './seed/writeFiles.ts'

/** As many as the Auth API takes at a time. */
const PORTION = 1000

const { values } = parseArgs({ options: { artists: { type: 'string', default: String(ROSTER_ARTISTS) } } })
const count = Number(values.artists)
if (!Number.isInteger(count) || count < ROSTER_ARTISTS) {
  console.error(`--artists: um número inteiro a partir de ${String(ROSTER_ARTISTS)}.`)
  process.exit(1)
}

const started = performance.now()
const target = targetOf(process.env)
process.env['FIRESTORE_EMULATOR_HOST'] = target.firestore
// There is no Google machine around to be asked for credentials, and asking takes seconds.
process.env['METADATA_SERVER_DETECTION'] = 'none'
const app = initializeApp({ projectId: target.project })
const db = getFirestore(app)

const now = new Date()
const day = seedDay(now)
const roster = rosterOf(day)
const candidates = roster.members
  .map(({ records }) => records)
  .filter(({ profile }) => profile.status === 'published' && profile.media.length > 0)
const castings = castingDocuments(candidates, day)
const askedAndCast = testDocuments(castings, day)
const tracks = trackRecords(askedAndCast, now)

/** So little of each that a hundred thousand can be kept. */
const countedOf = ({ classes, skills, uf }: Counted): Counted => ({ classes, skills, uf })

/** People in portions, each written and forgotten before the next is made up. */
async function writePeople(): Promise<{ people: number; documents: number }> {
  const written = {
    people: 0,
    documents: await writeDocuments(db, [
      ...catalogueDocuments(),
      ...postDocuments(day),
      ...refusalDocuments(day),
    ]),
  }
  let portion: Member[] = []
  const published: Counted[] = []
  const writePortion = async (): Promise<void> => {
    const [documents] = await Promise.all([
      writeDocuments(
        db,
        // Mirrors as of this moment: whose look got old today is found as such.
        portion.flatMap(({ records }) => documentsOf(records, now)),
      ),
      writeAccounts(target, portion),
    ])
    written.people += portion.length
    written.documents += documents
    portion = []
    if (written.people > PORTION) console.log(`  Pessoas: ${String(written.people)}`)
  }
  for (const members of [roster.members, crowdOf(roster, count - ROSTER_ARTISTS, day)]) {
    for (const member of members) {
      portion.push(withTrackRecord(member, tracks))
      if (member.records.artist !== undefined) published.push(countedOf(member.records.artist))
      if (portion.length === PORTION) await writePortion()
    }
  }
  await writePortion()
  written.documents += await writeDocuments(db, countDocuments(countAll(published)))
  const starred = candidates.map(({ uid }) => uid).filter((uid) => !uid.startsWith('demo-'))
  const criteria = criteriaDocuments(day)
  written.documents += await writeDocuments(db, [
    ...askedAndCast,
    ...templateDocuments(day),
    ...answerRateDocuments(castings, now),
    ...favoriteDocuments(starred, day),
    ...proposalDocuments(candidates, day),
    ...conversationDocuments(candidates, day),
    ...quickReplyDocuments(day),
    ...criteria,
    ...runDocuments(
      roster.members.map(({ records }) => records),
      [...castings, ...criteria],
      day,
    ),
    ...staffMarkDocuments(day),
  ])
  return written
}

const [{ people, documents }, files] = await Promise.all([
  writePeople(),
  // The last one first, because derivePictures.ts may be at work from the other end.
  derivePictures([...roster.photos, ...coverPictures()].toReversed()).then((pictures) =>
    writeFiles(target, [
      ...pictures.flatMap(pictureUploads),
      ...clipUploads(),
      ...sidesUploads(),
      ...takeUploads(castings, day),
      ...attachmentUploads(),
    ]),
  ),
])
await db.terminate()

const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  `  Semente: ${String(people)} pessoas, ${String(documents)} documentos, ${String(files)} arquivos em ${seconds} s`,
)
