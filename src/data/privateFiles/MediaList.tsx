import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { unservableWords } from '@ribalta/domain/media/videoState'
import { PrivateImage } from './PrivateImage.tsx'
import { PrivateVideo } from './PrivateVideo.tsx'
import type { Elements } from '../../ui/elements.ts'
import { UnservableMedia } from '../../ui/UnservableMedia.tsx'
import { usePhotoViewer } from './usePhotoViewer.tsx'

export interface MediaListProps {
  media: readonly ProfileMedia[]
  artisticName: string
}

/** Photos and videos, published or not: the first one large, each whole on being pressed. */
export function MediaList({ media, artisticName }: MediaListProps) {
  const photos = media
    .filter((each) => each.kind === 'image')
    .map((photo, index) => ({ photo, name: `${artisticName}, foto ${String(index + 1)}` }))
  const { show, viewer } = usePhotoViewer(photos)
  const lightbox: Elements = viewer
  if (media.length === 0) return <p className="text-muted">Nenhuma foto e nenhum vídeo.</p>
  return (
    <div>
      <ul aria-label="Fotos e vídeos" className="grid grid-cols-3 gap-3">
        {media.map((each, index) => {
          const unservable = unservableWords(each)
          const place = photos.findIndex(({ photo }) => photo === each)
          return (
            <li
              key={each.id}
              className={`aspect-[4/5] overflow-hidden rounded-card bg-sunken ${index === 0 ? 'col-span-3' : ''}`}
            >
              {unservable !== undefined ? (
                <UnservableMedia label={unservable.label} isRefused={unservable.reason !== undefined} />
              ) : each.kind === 'video' ? (
                <PrivateVideo video={each} label={`${artisticName}, vídeo`} />
              ) : (
                <button
                  type="button"
                  aria-label={`Ampliar foto ${String(place + 1)}`}
                  aria-haspopup="dialog"
                  className="block size-full cursor-zoom-in"
                  onClick={() => {
                    show(place)
                  }}
                >
                  <PrivateImage photo={each} alt="" width={index === 0 ? 960 : 320} isInLink />
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {lightbox}
    </div>
  )
}
