import type { ProfileMedia } from '@ribalta/domain/schemas/media'
import { unservableWords } from '@ribalta/domain/videoState'
import type { MediaTile } from '../../ui/MediaTileCard.tsx'
import { MediaTiles } from '../../ui/MediaTiles.tsx'
import { UnservableMedia } from '../../ui/UnservableMedia.tsx'
import { moveMedia, nameMedia } from './mediaList.ts'
import { PrivatePreview } from './PrivatePreview.tsx'
import type { ProfileEditor } from './useProfileEditor.ts'

const PREPARING = 'Fica pronto em alguns minutos. Você pode sair desta página.'

function toTile(media: ProfileMedia, name: string, isFace: boolean): MediaTile {
  const unservable = unservableWords(media)
  return {
    id: media.id,
    name,
    // The name alone stands below it, and would be read twice.
    preview:
      unservable === undefined ? (
        <PrivatePreview media={media} alt={`${name} do seu perfil`} />
      ) : (
        <UnservableMedia label={unservable.label} isRefused={unservable.reason !== undefined} />
      ),
    ...(isFace ? { note: 'Foto principal' } : {}),
    ...(unservable === undefined ? {} : { note: unservable.reason ?? PREPARING }),
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
