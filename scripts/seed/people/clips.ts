import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ProfileVideo } from '../../../domain/src/schemas/media/media.ts'
import type { Upload } from '../writeFiles.ts'

/** The artists who have sent a video of their own, as files in `scripts/seed/clips`. */
export const CLIPS = ['demo-artista', 'seed-0002', 'seed-0009'] as const

/** The duration of each video. */
export const CLIP_SECONDS = 7

const ID = 'video-1'
const EXTENSION = 'webm'

const baseOf = (uid: string): string => `media/${uid}/${ID}`

/** Where the video of one of {@link CLIPS} lies. */
export function clipFile(uid: string): string {
  return fileURLToPath(new URL(`../clips/${uid}.${EXTENSION}`, import.meta.url))
}

/** Returns the videos that an artist has sent. */
export function videosOf(uid: string): ProfileVideo[] {
  if (!CLIPS.some((each) => each === uid)) return []
  const { size } = statSync(clipFile(uid))
  return [{ id: ID, kind: 'video', base: baseOf(uid), extension: EXTENSION, bytes: size, state: 'ready' }]
}

/** The files of all of {@link CLIPS}, as the functions store them after a registration. */
export function clipUploads(): Upload[] {
  return CLIPS.map((uid) => ({
    file: clipFile(uid),
    name: `${baseOf(uid)}/video.${EXTENSION}`,
    contentType: `video/${EXTENSION}`,
  }))
}
