import { randomBytes, randomInt } from 'node:crypto'
import { CONSENT_VERSIONS } from '@ribalta/domain/account/consents'
import { expect, type APIRequestContext } from '@playwright/test'
import type { CreateProfileInput } from '@ribalta/domain/schemas/people/registration'
import { openUploadsResultSchema } from '@ribalta/domain/schemas/media/uploads'
import * as z from 'zod/mini'
import { askServer } from './askServer.ts'
import { DEMO_PASSWORD } from '../../../scripts/lib/project.ts'
import { makePhoto } from './photos.ts'

const STORAGE = 'http://127.0.0.1:9199/v0/b/demo-ribalta.appspot.com/o'

export interface NewArtist {
  readonly email: string
  readonly password: string
  readonly artisticName: string
  /** Digits. */
  readonly phone: string
}

/** Somebody whom no other journey knows. */
export function makeNewArtist(): NewArtist {
  const mark = randomBytes(5).toString('hex')
  return {
    email: `artista-${mark}@example.com`,
    password: DEMO_PASSWORD,
    artisticName: `Artista ${mark}`,
    phone: `119${String(randomInt(10_000_000, 99_999_999))}`,
  }
}

export interface RegisteredArtist extends NewArtist {
  readonly uid: string
}

const openedSchema = z.object({ result: openUploadsResultSchema })
const answerSchema = z.object({ result: z.object({ uid: z.string() }) })

/**
 * Registers somebody as the app does, without its pages, so that a journey can begin after that. `changes` are put
 * over what is sent.
 */
export async function registerArtist(
  request: APIRequestContext,
  changes: Partial<CreateProfileInput> = {},
): Promise<RegisteredArtist> {
  const artist = makeNewArtist()
  const photo = await makePhoto('retrato.jpg')
  const files = [{ type: photo.mimeType, bytes: photo.buffer.length }]
  const opened = await askServer(request, 'openUploads', { sessions: [], files, dropped: [] })
  expect(opened.ok(), await opened.text()).toBe(true)
  const { places } = openedSchema.parse(await opened.json()).result
  const stored = await request.post(`${STORAGE}?name=${encodeURIComponent(`temp-media/${places.join()}`)}`, {
    headers: { 'Content-Type': photo.mimeType },
    data: photo.buffer,
  })
  expect(stored.ok(), await stored.text()).toBe(true)
  const { terms, privacy } = CONSENT_VERSIONS
  const answer = await askServer(request, 'createProfile', {
    ...artist,
    requestId: randomBytes(18).toString('base64url'),
    tempMediaIds: places,
    birthDate: '1995-04-23',
    consents: { terms, privacy },
    ...changes,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { password = artist.password, artisticName = artist.artisticName } = changes
  return { ...artist, password, artisticName, uid: answerSchema.parse(await answer.json()).result.uid }
}
