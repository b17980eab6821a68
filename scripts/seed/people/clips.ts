import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ProfileVideo } from '../../../domain/src/schemas/media/media.ts'
import type { Upload } from '../writeFiles.ts'

/** Who has sent a video of their own; `npm run clips` draws them. */
export const CLIPS = ['demo-artista', 'seed-0002', 'seed-0009'] as const

const ID = 'video-1'
const EXTENSION = 'webm'

const baseOf = (uid: string): string => `media/${uid}/${ID}`

/** Where the video of one of {@link CLIPS} lies. */
export function clipFile(uid: string): string {
  return fileURLToPath(new URL(`../clips/${uid}.${EXTENSION}`, import.meta.url))
}

/** The videos that somebody has sent, once they are drawn. */
export function videosOf(uid: string): ProfileVideo[] {
  if (!CLIPS.some((each) => each === uid)) return []
  const drawn = statSync(clipFile(uid), { throwIfNoEntry: false })
  if (drawn === undefined) return []
  return [
    { id: ID, kind: 'video', base: baseOf(uid), extension: EXTENSION, bytes: drawn.size, state: 'ready' },
  ]
}

/** The files of all of {@link CLIPS}, as the functions store them after a registration. */
export function clipUploads(): Upload[] {
  return CLIPS.map((uid) => ({
    file: clipFile(uid),
    name: `${baseOf(uid)}/video.${EXTENSION}`,
    contentType: `video/${EXTENSION}`,
  }))
}
