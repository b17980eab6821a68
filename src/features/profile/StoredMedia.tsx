import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { unservableWords } from '@ribalta/domain/media/videoState'
import { Suspense } from 'react'
import { PrivateImage } from '../../data/privateFiles/PrivateImage.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { MediaTile } from '../../ui/MediaTileCard.tsx'
import { MediaTiles } from '../../ui/MediaTiles.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { UnservableMedia } from '../../ui/UnservableMedia.tsx'
import { moveMedia, nameMedia } from '../../lib/media/mediaList.ts'
import type { ProfileEditor } from './useProfileEditor.ts'

const PrivateVideo = lazyPart(async () => {
  const { PrivateVideo: Video } = await import('../../data/privateFiles/PrivateVideo.tsx')
  return { default: Video }
})

const PREVIEW_WIDTH = 640
const PREPARING = 'Fica pronto em alguns minutos. Você pode sair desta página.'

/** The name alone stands below it, and would be read twice. */
function Preview({ media, label }: { media: ProfileMedia; label: string }) {
  return media.kind === 'image' ? (
    <PrivateImage photo={media} alt={label} width={PREVIEW_WIDTH} />
  ) : (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <PrivateVideo video={media} label={label} />
    </Suspense>
  )
}

function toTile(media: ProfileMedia, name: string, isFace: boolean): MediaTile {
  const unservable = unservableWords(media)
  return {
    id: media.id,
    name,
    preview:
      unservable === undefined ? (
        <Preview media={media} label={`${name} do seu perfil`} />
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
