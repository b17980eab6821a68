import { decodeArtist } from './decoder.ts'
import type { PublicArtist } from './cardDecoder.ts'
import { lookUpPublicDocument } from '../rest/lookup.ts'

/** The version of somebody that the public sees, or null where it sees none. Rejects where that could not be found out. */
export async function readPublishedArtist(uid: string, signal?: AbortSignal): Promise<PublicArtist | null> {
  const path = `artists/${uid}`
  const data = await lookUpPublicDocument(path, signal)
  return data === null ? null : (decodeArtist({ id: uid, path, data }) ?? null)
}
