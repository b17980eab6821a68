import { takePath } from '@ribalta/domain/screenTests/screenTest'
import { isWaitingTest, maySubmit } from '@ribalta/domain/screenTests/testStatus'
import {
  type SubmitTestInput,
  type SubmitTestResult,
  type Take,
  takeSchema,
} from '@ribalta/domain/schemas/screenTests/take'
import type { TestRequest } from '@ribalta/domain/schemas/screenTests/testRequest'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, type DocumentReference, Timestamp, type Transaction } from '../../admin/backend.ts'
import { SNIFFED_BYTES, sniffMedia } from '../media/sniff.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { uploadMetadata } from '../media/uploadMetadata.ts'
import { paths } from '../shared/paths.ts'
import { invalid, refusedState } from '../shared/refusals.ts'
import { dropUnsentTakes } from './dropTakes.ts'
import { codecOfTake } from './takeCodec.ts'
import { feedTest } from './tell.ts'
import { noteOnBehalf } from './onBehalf.ts'
import { onTest, type OnTest, stepped, writeTest } from './onTest.ts'

interface Chosen {
  readonly ref: DocumentReference
  readonly take: Take
}

/**
 * Sends a test to the agency with the takes that its artist chose, or that staff uploaded in their name, once the server holds every byte
 * of each: what is not there whole is answered as missing, and then nothing was sent. What was begun before the deadline may be sent after
 * it. A repeat is harmless. Throws `not-found` for anybody else, `failed-precondition` where nothing is to be sent, `invalid-argument` for
 * a file that is no video, and for more takes than were asked for.
 */
export async function submitTest(
  backend: Backend,
  { testRequestId, takeIds }: SubmitTestInput,
  caller: SignedInCaller,
  now: Date,
): Promise<SubmitTestResult> {
  const { db, bucket } = backend
  const before = await onTest(backend, testRequestId, caller, async (transaction, found) => ({
    artistId: found.test.artistId,
    ...(await readChosen(transaction, db, found, takeIds)),
  }))
  const { artistId, gone: missing } = before
  const codecs = new Map<string, Take['codec']>()
  for (const { ref, take } of before.chosen) {
    if (take.status === 'sent') continue
    const path = takePath(artistId, testRequestId, ref.id)
    if (!(await isWhole(backend, path, take))) missing.push(ref.id)
    else codecs.set(ref.id, await codecOfTake(bucket, path, take))
  }
  if (missing.length > 0) return { isSent: false, missing }

  const as = await onTest(backend, testRequestId, caller, async (transaction, found) => {
    const { chosen } = await readChosen(transaction, db, found, takeIds)
    if (isRepeat(found.test, chosen)) return found.as
    requireSubmitting(found.test, chosen)
    const at = Timestamp.fromDate(now)
    const { moreTime: _asked, ...test } = found.test
    const by = found.as === 'artist' ? artistId : undefined
    const next = stepped(test, { status: 'submitted', by, now })
    writeTest(transaction, found, next)
    for (const { ref, take } of chosen) {
      const { uploadUntil: _until, ...sent } = take
      const codec = codecs.get(ref.id)
      const coded = codec === undefined ? {} : { codec }
      transaction.set(ref, { ...sent, ...coded, status: 'sent', sentAt: at } satisfies Take)
    }
    feedTest(transaction, db, 'testSubmitted', { id: found.id, test: next, now, actor: caller.uid })
    noteOnBehalf(transaction, db, found, { step: 'submitted', next, caller, now })
    return found.as
  })
  await dropUnsentTakes(backend, { artistId, testRequestId, as })
  return { isSent: true, missing: [] }
}

/** Those of the takes that the caller may send: staff none that the artist has on its way. */
async function readChosen(
  transaction: Transaction,
  db: Backend['db'],
  { id: testRequestId, as }: OnTest,
  takeIds: readonly string[],
): Promise<{ readonly chosen: readonly Chosen[]; readonly gone: string[] }> {
  const stored = await transaction.getAll(...takeIds.map((id) => paths.takes(db, testRequestId).doc(id)))
  const chosen = stored
    .filter(({ exists }) => exists)
    .map((snapshot) => ({ ref: snapshot.ref, take: takeSchema.parse(snapshot.data()) }))
    .filter(({ take }) => as === 'artist' || take.isByAgency === true)
  const gone = takeIds.filter((id) => !chosen.some(({ ref }) => ref.id === id))
  return { chosen, gone }
}

function isRepeat({ status }: TestRequest, chosen: readonly Chosen[]): boolean {
  return !isWaitingTest(status) && chosen.every(({ take }) => take.status === 'sent')
}

function requireSubmitting(test: TestRequest, chosen: readonly Chosen[]): void {
  if (chosen.length > test.takes) {
    throw invalid(`Escolha no máximo ${String(test.takes)} takes.`, { field: 'takeIds' })
  }
  if (chosen.some(({ take }) => take.status === 'sent')) {
    throw invalid('Um dos takes já foi enviado antes.', { field: 'takeIds' })
  }
  const begun = chosen.map(({ take }) => take.begunAt)
  if (maySubmit(test, begun)) return
  if (test.status === 'accepted' || test.status === 'retake' || test.status === 'expired') {
    throw new HttpsError('failed-precondition', 'O prazo deste teste passou.')
  }
  throw refusedState()
}

/**
 * Whether the store holds exactly the take that was announced. What is there and is not, goes, so that it can come again; a file that is
 * no video is refused for good.
 */
async function isWhole({ bucket, authorise }: Backend, path: string, { bytes, md5 }: Take): Promise<boolean> {
  const file = bucket.file(path)
  const stored = await uploadMetadata(file)
  if (stored === undefined) return false
  if (stored.bytes !== bytes || stored.md5 !== md5) {
    await authorise()
    await file.delete({ ignoreNotFound: true })
    return false
  }
  const [head] = await file.download({ start: 0, end: Math.min(bytes, SNIFFED_BYTES) - 1, validation: false })
  if ((await sniffMedia(head))?.kind === 'video') return true
  throw invalid('Um dos arquivos não é um vídeo que a agência consiga abrir. Envie MP4, MOV ou WebM.', {
    field: 'takeIds',
  })
}
