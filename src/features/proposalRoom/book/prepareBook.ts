import type { RoomAddresses } from '../../../data/proposals/room/roomAddresses.ts'
import { gatherPictures } from './gatherPictures.ts'

export interface BookPictures {
  /** Those that came, by their paths in the bucket. */
  readonly came: ReadonlyMap<string, string>
  readonly missing: ReadonlySet<string>
}

/**
 * The pictures of the room as it is now, asked for anew: paper stays. What came before is taken along. Rejects where the room does not
 * answer; undefined where it is open no more.
 */
export async function prepareBook(
  addresses: RoomAddresses,
  { came: before }: BookPictures,
): Promise<BookPictures | undefined> {
  await addresses.renew()
  const standing = addresses.standing.current()
  if (standing.is !== 'open') return undefined
  const paths = standing.room.artists.flatMap(({ media }) =>
    media.flatMap(({ kind, path }) => (kind === 'image' ? [path] : [])),
  )
  const gathered = await gatherPictures(
    paths.filter((path) => !before.has(path)),
    addresses,
  )
  const came = new Map([...before, ...gathered])
  return { came, missing: new Set(paths.filter((path) => !came.has(path))) }
}
