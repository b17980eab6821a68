import type { ProfileMedia } from '@ribalta/domain/schemas/media'
import type { MediaTile } from '../../ui/MediaTileCard.tsx'
import { MediaTiles } from '../../ui/MediaTiles.tsx'
import { moveMedia, nameMedia } from './mediaList.ts'
import { PrivatePreview } from './PrivatePreview.tsx'
import type { ProfileEditor } from './useProfileEditor.ts'

function toTile(media: ProfileMedia, name: string, isFace: boolean): MediaTile {
  return {
    id: media.id,
    name,
    preview: <PrivatePreview media={media} alt={name} />,
    ...(isFace ? { note: 'Foto principal' } : {}),
  }
}

/** The stored media in order. Nothing is final before it is saved. */
export function StoredMedia({ editor: { kept, setKept } }: { editor: ProfileEditor }) {
  const names = nameMedia(kept)
  const face = kept.find(({ kind }) => kind === 'image')
  return (
    <MediaTiles
      label="No seu perfil"
      tiles={kept.map((media, index) => toTile(media, names[index] ?? '', media === face))}
      onMove={(id, by) => {
        setKept(moveMedia(kept, id, by))
      }}
      onRemove={(id) => {
        setKept(kept.filter((media) => media.id !== id))
      }}
    />
  )
}
