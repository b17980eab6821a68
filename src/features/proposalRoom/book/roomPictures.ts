import type { Room } from '@ribalta/domain/proposals/room'

/** The photos of a room, by their paths in the bucket. */
export function roomPictures({ artists }: Room): readonly string[] {
  return artists.flatMap(({ media }) => media.flatMap(({ kind, path }) => (kind === 'image' ? [path] : [])))
}
