import { randomBytes } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { PDF_TYPE, tempMediaPath } from '@ribalta/domain/media/media'
import { openUploadsResultSchema } from '@ribalta/domain/schemas/media/uploads'
import {
  type RequestTestsResult,
  requestTestsResultSchema,
  type TestRequest,
  testRequestSchema,
} from '@ribalta/domain/schemas/screenTests/testRequest'
import { type Take, takeSchema } from '@ribalta/domain/schemas/screenTests/take'
import type { TestContent } from '@ribalta/domain/schemas/screenTests/template'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { type Answer, backend, call, type Person } from './functions/functions.ts'

const HOUR_MS = 3_600_000

/** A moment from now, as the app sends it. */
export function inHours(hours: number): { seconds: number; nanoseconds: number } {
  return { seconds: Math.floor((Date.now() + hours * HOUR_MS) / 1000), nanoseconds: 0 }
}

export const TEST_CONTENT: TestContent = {
  title: 'Cena da cozinha',
  kind: 'dramaturgia',
  instructions: 'Grave na horizontal, com a luz de frente.',
  takes: 2,
  seconds: 120,
}

/** An id as a client makes it. */
export function chanceId(): string {
  return randomBytes(12).toString('hex')
}

/** What asks people for a test, without a casting unless it is said otherwise. */
export function testsInput(people: readonly Pick<Person, 'uid'>[], changes: object = {}, roleId?: string) {
  return {
    requestId: chanceId(),
    people: people.map(({ uid }) => ({ artistId: uid, ...(roleId === undefined ? {} : { roleId }) })),
    form: { ...TEST_CONTENT, deadline: inHours(72), message: '' },
    sides: { kind: 'text', text: 'Boa noite.' },
    ...changes,
  }
}

/** The same for candidates of a casting. */
export function testsInCasting(castingId: string, people: readonly Person[], changes: object = {}) {
  return testsInput(people, { castingId, ...changes }, 'vizinha')
}

/** Asks and answers what became of it. */
export async function requested(by: Person, input: object): Promise<RequestTestsResult> {
  const { result, error } = await call('requestTests', input, by.token)
  if (error !== undefined) throw new Error(`The request was refused: ${error.status} ${error.message}`)
  return requestTestsResultSchema.parse(result)
}

/** Asks and answers the id of the first test. */
export async function requestedOne(by: Person, input: object): Promise<string> {
  const { asked, hurdles } = await requested(by, input)
  const [first] = asked
  if (first === undefined) throw new Error(`Nobody was asked: ${JSON.stringify(hurdles)}`)
  return first.testRequestId
}

export function changeTest(
  by: Person,
  testRequestId: string,
  to: string,
  more: object = {},
): Promise<Answer> {
  return call('changeState', { kind: 'test', testRequestId, to, ...more }, by.token)
}

export async function testOf(id: string): Promise<TestRequest> {
  return testRequestSchema.parse((await backend.db.doc(`testRequests/${id}`).get()).data())
}

/** Has a test stand somewhere, as its artist or the clock would have brought it there. */
export async function standAt(id: string, changes: Partial<TestRequest>): Promise<void> {
  await backend.db.doc(`testRequests/${id}`).update(changes)
}

/** As if the minute had passed in which nobody is told, and the notice of asking was sent. */
export async function toldOfAsking(id: string): Promise<void> {
  await backend.db.doc(`outbox/testAsked_${id}`).delete()
}

/** The notices of a test that wait, by kind and words. */
export async function noticesOfTest(id: string): Promise<(readonly [string, unknown])[]> {
  const { docs } = await backend.db.collection('outbox').where('notice.testRequestId', '==', id).get()
  return docs.map((item) => [String(item.get('notice.kind')), item.get('notice.message')])
}

/** What the feed says of a test. */
export async function feedOfTest(id: string): Promise<string[]> {
  const { docs } = await backend.db.collection('feed').where('testRequestId', '==', id).get()
  return docs.map((item) => String(item.get('kind'))).toSorted()
}

/** A deadline that has passed. */
export function passed(): Timestamp {
  return Timestamp.fromMillis(Date.now() - HOUR_MS)
}

/** A test of an artist as it is stored, accepted and with three days left unless it is said otherwise. */
export function makeTestRequest(artistId: string, changes: Partial<TestRequest> = {}): TestRequest {
  const at = Timestamp.now()
  return testRequestSchema.parse({
    artistId,
    status: 'accepted',
    title: 'Cena da cozinha',
    kind: 'dramaturgia',
    instructions: 'Grave na horizontal, com a luz de frente, olhando para quem está ao lado da câmera.',
    takes: 2,
    seconds: 120,
    deadline: Timestamp.fromMillis(at.toMillis() + 72 * HOUR_MS),
    message: '',
    batch: 'pedido-de-teste',
    sides: 'none',
    history: [{ status: 'sent', at, by: 'agency' }],
    createdAt: at,
    updatedAt: at,
    ...changes,
  })
}

/** A take that was announced and is on its way. */
export function makeTake(artistId: string, changes: Partial<Take> = {}): Take {
  const begunAt = Timestamp.now()
  return takeSchema.parse({
    artistId,
    type: 'video/webm',
    bytes: 4,
    md5: 'AAAAAAAAAAAAAAAAAAAAAA==',
    status: 'uploading',
    begunAt,
    uploadUntil: Timestamp.fromMillis(begunAt.toMillis() + 24 * HOUR_MS),
    ...changes,
  })
}

/** A PDF with a page for each of these. */
export async function pdfOf(...pages: readonly string[]): Promise<Buffer> {
  const made = await PDFDocument.create()
  for (const words of pages) made.addPage().drawText(words)
  return Buffer.from(await made.save())
}

/** A file where its sender uploads it, who says that it is a PDF; answers its `tempMediaId`. */
export async function uploadedFile({ token }: Person, bytes: Buffer): Promise<string> {
  const files = [{ type: PDF_TYPE, bytes: bytes.length }]
  const { result } = await call('openUploads', { sessions: [], files, dropped: [] }, token)
  const tempMediaId = openUploadsResultSchema.parse(result).places.join()
  const place = backend.bucket.file(tempMediaPath(tempMediaId))
  await place.save(bytes, { resumable: false, contentType: PDF_TYPE })
  return tempMediaId
}
