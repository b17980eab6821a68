import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'

const KIND_NAMES: Readonly<Record<ProfileMedia['kind'], string>> = { image: 'Foto', video: 'Vídeo' }

/** “Foto 1”, “Foto 2”, “Vídeo 1” …, by kind in their order. */
export function nameMedia(media: readonly ProfileMedia[]): string[] {
  const counts: Record<ProfileMedia['kind'], number> = { image: 0, video: 0 }
  return media.map(({ kind }) => {
    counts[kind] += 1
    return `${KIND_NAMES[kind]} ${String(counts[kind])}`
  })
}

/** One place on or back; at the ends nothing moves. */
export function moveMedia(media: readonly ProfileMedia[], id: string, by: -1 | 1): readonly ProfileMedia[] {
  const from = media.findIndex((item) => item.id === id)
  const moved = media[from]
  const other = media[from + by]
  if (moved === undefined || other === undefined) return media
  return media.with(from, other).with(from + by, moved)
}
