import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { mp4 } from '../../functions/src/testing/mediaFiles.ts'
import { realVideo } from '../../functions/src/testing/videoFiles.ts'
import { backend, type Person, person } from '../support/functions/functions.ts'
import { submittedTest, takeOf, uploadedTake } from '../support/functions/takes.ts'
import { chanceId, makeTestRequest } from '../support/screenTests.ts'

const RECORDING = readFileSync(join(import.meta.dirname, '../support/recordings/chromium.mp4'))

/** The recording as if its pictures were coded as phones do; nobody decodes them here. */
function asHevc(): Buffer {
  const bytes = Buffer.from(RECORDING)
  bytes.write('hvc1', bytes.lastIndexOf('vp09'))
  bytes.write('hvcC', bytes.indexOf('vpcC'))
  return bytes
}

let artist: Person

beforeAll(async () => {
  artist = await person({ status: 'published' })
})

it.each([
  ['HEVC', 'video/mp4', () => Promise.resolve(asHevc()), 'hevc'],
  ['VP9 with its index behind', 'video/quicktime', () => realVideo('mov', { layout: 'index last' }), 'vp9'],
  ['VP9 in WebM', 'video/webm', () => realVideo('webm'), 'vp9'],
  ['what cannot be read that far', 'video/mp4', () => Promise.resolve(mp4()), undefined],
] as const)('a take that is sent says how its pictures are coded: %s', async (_what, type, make, codec) => {
  const id = chanceId()
  await backend.db.doc(`testRequests/${id}`).set(makeTestRequest(artist.uid))
  const { takeId } = await uploadedTake(artist, id, await make(), type)
  expect(await submittedTest(artist, id, [takeId])).toEqual({ isSent: true, missing: [] })
  expect((await takeOf(id, takeId))?.codec).toBe(codec)
})
