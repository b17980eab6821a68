import { decodeArtist } from './decoder.ts'
import { queryByUsername, type PublicArtist, type RunQuery } from './artists.ts'
import { readPublicQuery } from '../rest/publicQuery.ts'

/** The artist at an address, or undefined where nobody published is. */
export async function readArtistByUsername(
  username: string,
  signal?: AbortSignal,
  runQuery: RunQuery = readPublicQuery,
): Promise<PublicArtist | undefined> {
  const documents = await runQuery(queryByUsername(username), signal)
  return documents.map(decodeArtist)[0]
}
