import { MAX_MEDIA } from '@ribalta/domain/media'
import type { ProfileMedia } from '@ribalta/domain/schemas/media'
import { useSyncExternalStore } from 'react'
import { MediaTiles, type MediaTile } from '../../ui/MediaTiles.tsx'
import { UploadsField } from '../../ui/UploadsField.tsx'
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

/** The stored media in order, and new ones on their way. Nothing is final before it is saved. */
export function MediaSection({ editor }: { editor: ProfileEditor }) {
  const { kept, setKept, uploads: store } = editor
  const uploads = useSyncExternalStore(store.subscribe, store.current)
  const names = nameMedia(kept)
  const face = kept.find(({ kind }) => kind === 'image')
  const room = MAX_MEDIA - kept.length
  return (
    <div className="flex flex-col gap-8">
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
      <UploadsField
        label="Fotos e vídeos"
        description={`Até ${String(MAX_MEDIA)} no total; cabem mais ${String(Math.max(room, 0))}. Os novos entram no fim quando você salva.`}
        uploads={uploads}
        actions={store}
        onFiles={(files) => {
          store.add(files, room)
        }}
      />
    </div>
  )
}
