import type { MediaChange } from '@ribalta/domain/people/publicChanges'
import { mediaChanges } from '@ribalta/domain/people/publicChanges'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { unservableWords } from '@ribalta/domain/media/videoState'
import { PrivateImage } from '../../data/privateFiles/PrivateImage.tsx'
import { PrivateVideo } from '../../data/privateFiles/PrivateVideo.tsx'
import { usePhotoViewer } from '../../data/privateFiles/usePhotoViewer.tsx'
import { classNames } from '../../lib/classNames.ts'
import type { Elements } from '../../ui/elements.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Tag, type TagTone } from '../../ui/Tag.tsx'
import { UnservableMedia } from '../../ui/UnservableMedia.tsx'

type Mark = { label: Record<ProfileMedia['kind'], string>; tone: TagTone }
const MARKS: Readonly<Record<MediaChange['change'], Mark | undefined>> = {
  same: undefined,
  added: { label: { image: 'Nova', video: 'Novo' }, tone: 'success' },
  removed: { label: { image: 'Retirada', video: 'Retirado' }, tone: 'danger' },
}
const KIND_NAMES: Readonly<Record<ProfileMedia['kind'], string>> = { image: 'Foto', video: 'Vídeo' }

/** “Foto 1”, “Vídeo 1”, “Foto 2” …, by kind in their order. */
function named(items: readonly MediaChange[]): (MediaChange & { name: string })[] {
  const counts = { image: 0, video: 0 }
  return items.map((item) => {
    counts[item.media.kind] += 1
    return { ...item, name: `${KIND_NAMES[item.media.kind]} ${String(counts[item.media.kind])}` }
  })
}

export interface MediaCheckProps {
  /** What the public sees now; undefined where it sees nobody. */
  before: readonly ProfileMedia[] | undefined
  after: readonly ProfileMedia[]
}

/** Every photo whole and large, every video at hand, with what is new and what would go. */
export function MediaCheck({ before, after }: MediaCheckProps) {
  const { items, isReordered } = mediaChanges(before ?? [], after)
  const all = named(items)
  const photos = all.flatMap(({ media, name }) => (media.kind === 'image' ? [{ photo: media, name }] : []))
  const { show, viewer } = usePhotoViewer(photos)
  const lightbox: Elements = viewer
  const face = after.find(({ kind }) => kind === 'image')

  if (all.length === 0) return <p className="text-muted">Nenhuma foto e nenhum vídeo.</p>
  return (
    <div className="flex flex-col gap-4">
      {isReordered ? <Notice>A ordem das fotos e dos vídeos mudou.</Notice> : null}
      <ul aria-label="Fotos e vídeos" className="grid grid-cols-2 gap-x-4 gap-y-6 2xl:grid-cols-3">
        {all.map(({ media, change, name }) => {
          // Of a registration everything is new, and saying it of each would say nothing.
          const unservable = unservableWords(media)
          const mark = before === undefined ? undefined : MARKS[change]
          return (
            <li
              key={media.id}
              className={classNames('flex flex-col gap-2', media === face && 'col-span-2 sm:col-span-1')}
            >
              <div
                className={classNames(
                  'aspect-[4/5] overflow-hidden rounded-card border bg-sunken',
                  change === 'added' && mark !== undefined
                    ? 'border-2 border-success'
                    : change === 'removed'
                      ? 'border-2 border-danger'
                      : 'border-line',
                )}
              >
                {unservable !== undefined ? (
                  <UnservableMedia label={unservable.label} isRefused={unservable.reason !== undefined} />
                ) : media.kind === 'video' ? (
                  <PrivateVideo video={media} label={name} />
                ) : (
                  <button
                    type="button"
                    aria-label={`Ampliar ${name}`}
                    aria-haspopup="dialog"
                    className="block size-full cursor-zoom-in"
                    onClick={() => {
                      show(photos.findIndex(({ photo }) => photo === media))
                    }}
                  >
                    <PrivateImage
                      photo={media}
                      alt=""
                      width={640}
                      className={classNames(
                        'size-full object-contain',
                        change === 'removed' && 'opacity-60 grayscale',
                      )}
                    />
                  </button>
                )}
              </div>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                <span className="text-ink">{name}</span>
                {media === face ? <span>principal</span> : null}
                {media.kind === 'image' ? (
                  <span className="tabular-nums">{`${String(media.width)} × ${String(media.height)}`}</span>
                ) : null}
                {mark === undefined ? null : <Tag tone={mark.tone}>{mark.label[media.kind]}</Tag>}
              </p>
              {unservable?.reason === undefined ? null : <p className="text-sm">{unservable.reason}</p>}
            </li>
          )
        })}
      </ul>
      {lightbox}
    </div>
  )
}
