import { decodeArtist } from './artistDecoder.ts'
import type { PublicArtist } from './artistsDecoder.ts'
import { lookUpPublicDocument } from './restLookup.ts'

/** The version of somebody that the public sees, or null where it sees none. Rejects where that could not be found out. */
export async function readPublishedArtist(uid: string, signal?: AbortSignal): Promise<PublicArtist | null> {
  const path = `artists/${uid}`
  const data = await lookUpPublicDocument(path, signal)
  return data === null ? null : (decodeArtist({ id: uid, path, data }) ?? null)
}
