import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rosterNameOf, toRoster } from '@ribalta/domain/roster/project'
import { profileSchema } from '@ribalta/domain/schemas/people/profile'
import type { Take } from '@ribalta/domain/schemas/screenTests/take'
import { takePath } from '@ribalta/domain/screenTests/screenTest'
import { backend, call, type Person } from './functions/functions.ts'
import { makeTake } from './screenTests.ts'

/** A video of seven seconds that every browser of the tests plays. */
export const CLIP = readFileSync(
  fileURLToPath(new URL('../../scripts/seed/clips/demo-artista.webm', import.meta.url)),
)

/** A file to be sent as a take, with what is known of it where that is not the clip's. */
export interface SentFile {
  readonly bytes?: Uint8Array
  readonly take?: Partial<Take>
}

/** Has an artist send a test with these takes, as their page does, accepting first where `accepts` is set; gives the takes' ids. */
export async function sendTakes(
  { uid, token }: Pick<Person, 'uid' | 'token'>,
  testRequestId: string,
  files: readonly SentFile[] = [{}],
  accepts = true,
): Promise<string[]> {
  if (accepts) await call('changeState', { kind: 'test', testRequestId, to: 'accepted' }, token)
  const takeIds: string[] = []
  for (const [place, { bytes = CLIP, take = {} }] of files.entries()) {
    const takeId = `${String(place)}-${String(Date.now())}-${testRequestId}`.slice(0, 40)
    const type = take.type ?? 'video/webm'
    await backend.bucket
      .file(takePath(uid, testRequestId, takeId))
      .save(Buffer.from(bytes), { resumable: false, contentType: type })
    const md5 = createHash('md5').update(bytes).digest('base64')
    const stored = makeTake(uid, { type, bytes: bytes.length, md5, seconds: 7, ...take })
    await backend.db.doc(`testRequests/${testRequestId}/takes/${takeId}`).set(stored)
    takeIds.push(takeId)
  }
  const { result, error } = await call('submitTest', { testRequestId, takeIds }, token)
  if (error !== undefined) throw new Error(`The test was refused: ${error.status}`)
  if (JSON.stringify(result) !== '{"isSent":true,"missing":[]}')
    throw new Error(`The test was not sent: ${JSON.stringify(result)}`)
  return takeIds
}

/** Has staff read somebody's name wherever it is drawn; no list of theirs shows them, since others count there. */
export async function nameKnown({ uid }: Person): Promise<void> {
  const stored = profileSchema.parse((await backend.db.doc(`profiles/${uid}`).get()).data())
  const entry = toRoster(uid, { ...stored, status: 'archived', media: [] }, new Date())
  await backend.db.doc(`roster/${rosterNameOf(uid, stored)}`).set(entry)
}
