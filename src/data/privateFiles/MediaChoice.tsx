import { MAX_APPLICATION_MEDIA } from '@ribalta/domain/castings/casting'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { classNames } from '../../lib/classNames.ts'
import { PrivateImage } from './PrivateImage.tsx'

export interface MediaChoiceProps {
  media: readonly ProfileMedia[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Some of one's own photos and videos. */
export function MediaChoice({ media, value, onChange }: MediaChoiceProps) {
  const isFull = value.length >= MAX_APPLICATION_MEDIA
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">Fotos e vídeos</legend>
      <p className="text-sm text-muted">Escolha até {MAX_APPLICATION_MEDIA} do seu perfil.</p>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
        {media.map((item, index) => {
          const isChosen = value.includes(item.id)
          const name = `${item.kind === 'image' ? 'Foto' : 'Vídeo'} ${String(index + 1)}`
          return (
            <li key={item.id}>
              <label
                className={classNames(
                  'relative block aspect-[4/5] cursor-pointer overflow-hidden rounded-control border-2',
                  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                  'has-disabled:cursor-not-allowed has-disabled:opacity-50',
                  isChosen ? 'border-accent' : 'border-line',
                )}
              >
                <input
                  type="checkbox"
                  aria-label={name}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  className="absolute top-1.5 left-1.5 z-10 size-6 accent-accent"
                  onChange={() => {
                    onChange(isChosen ? value.filter((id) => id !== item.id) : [...value, item.id])
                  }}
                />
                {item.kind === 'image' ? (
                  <PrivateImage photo={item} alt="" width={320} />
                ) : (
                  <span className="grid size-full place-items-center bg-sunken text-sm">{name}</span>
                )}
              </label>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
