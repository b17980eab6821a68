import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFilesResultSchema } from '@ribalta/domain/schemas/media/privateFiles'
import {
  type BeginTakeResult,
  beginTakeResultSchema,
  type SubmitTestResult,
  submitTestResultSchema,
  type Take,
  takeSchema,
} from '@ribalta/domain/schemas/screenTests/take'
import { chanceId } from '../screenTests.ts'
import { type Account, type Answer, backend, call } from './functions.ts'

const CLIP = readFileSync(join(import.meta.dirname, '../../../scripts/seed/clips/demo-artista.webm'))

/** A video whose bytes nobody else has sent: what follows its last element is left alone by players. */
export function otherVideo(): Buffer {
  return Buffer.concat([CLIP, randomBytes(8)])
}

export function md5Of(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('base64')
}

/** Announces a take as the app does. */
export function announceTake(
  by: Account,
  testRequestId: string,
  bytes: Buffer,
  type = 'video/webm',
): Promise<Answer> {
  const take = { type, bytes: bytes.length, md5: md5Of(bytes) }
  return call('beginTake', { testRequestId, takeId: chanceId(), ...take }, by.token)
}

/** The same where it is taken; answers where its file goes. */
export async function beganTake(
  by: Account,
  testRequestId: string,
  bytes: Buffer,
  type = 'video/webm',
): Promise<BeginTakeResult> {
  return beginTakeResultSchema.parse((await announceTake(by, testRequestId, bytes, type)).result)
}

/** A take that was begun and whose bytes the store holds, past the rules. */
export async function uploadedTake(
  by: Account,
  testRequestId: string,
  bytes: Buffer,
  type = 'video/webm',
): Promise<BeginTakeResult> {
  const begun = await beganTake(by, testRequestId, bytes, type)
  await backend.bucket.file(begun.path).save(bytes, { resumable: false, contentType: type })
  return begun
}

export async function submittedTest(
  by: Account,
  testRequestId: string,
  takeIds: readonly string[],
): Promise<SubmitTestResult> {
  const { result, error } = await call('submitTest', { testRequestId, takeIds }, by.token)
  if (error !== undefined) throw new Error(`The test was not sent: ${error.status} ${error.message}`)
  return submitTestResultSchema.parse(result)
}

export async function takeOf(testRequestId: string, takeId: string): Promise<Take | undefined> {
  const stored = await backend.db.doc(`testRequests/${testRequestId}/takes/${takeId}`).get()
  return stored.exists ? takeSchema.parse(stored.data()) : undefined
}

/** What opens a file for somebody; null where they may not. */
export async function fileTicket({ token }: Account, path: string): Promise<string | null> {
  const { result } = await call('openFiles', { paths: [path] }, token)
  return openFilesResultSchema.parse(result).tickets[0] ?? null
}
