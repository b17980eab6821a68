import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import sharp from 'sharp'
import { backend, newSession, type Person } from './functions/functions.ts'
import { makeProfile } from './people.ts'
import { CLIP } from './sentTakes.ts'

export type ShownArtist = Pick<Person, 'uid' | 'profile'>

interface Files {
  readonly photos?: number
  readonly videos?: number
}

async function keepPhoto(uid: string, id: string): Promise<ProfileMedia> {
  const size = { width: 1280, height: 1600 }
  const base = `media/${uid}/${id}`
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#2f6f5e' } })
    .webp()
    .toBuffer()
  await backend.bucket.file(`${base}/1280.webp`).save(bytes, { resumable: false, contentType: 'image/webp' })
  return { id, kind: 'image', base, widths: [1280], ...size, placeholder: '#2f6f5e' }
}

async function keepVideo(uid: string, id: string): Promise<ProfileMedia> {
  const base = `media/${uid}/${id}`
  await backend.bucket.file(`${base}/video.webm`).save(CLIP, { resumable: false, contentType: 'video/webm' })
  return { id, kind: 'video', base, extension: 'webm', bytes: CLIP.length, state: 'ready' }
}

const named = (kind: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${kind}${String(index)}`)

/** The record of a published artist who has no account, with real photos and videos: enough for a client to be shown them. */
export async function shownArtist(
  changes: Partial<Profile> = {},
  { photos = 0, videos = 0 }: Files = {},
): Promise<ShownArtist> {
  const uid = `mostrado${newSession().slice(0, 12)}`
  const media = await Promise.all([
    ...named('foto', photos).map((id) => keepPhoto(uid, id)),
    ...named('video', videos).map((id) => keepVideo(uid, id)),
  ])
  const profile = makeProfile(uid, { media, skills: [], ...changes })
  await backend.db.doc(`profiles/${uid}`).set(profile)
  return { uid, profile }
}
