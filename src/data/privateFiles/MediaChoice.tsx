import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { useId } from 'react'
import { classNames } from '../../lib/classNames.ts'
import { nameMedia } from '../../lib/media/mediaList.ts'
import { FieldError } from '../../ui/Field.tsx'
import { PrivateImage } from './PrivateImage.tsx'

export interface MediaChoiceProps {
  media: readonly ProfileMedia[]
  value: readonly string[]
  /** No more than these can be chosen; the others are then disabled. */
  max: number
  /** What is said of the choice. */
  hint?: string
  /** The order in which they are chosen is the one in which they are shown. */
  isOrdered?: boolean
  error?: string | undefined
  onChange: (value: string[]) => void
}

/** Some photos and videos of a record, one's own or another's. */
export function MediaChoice(props: MediaChoiceProps) {
  const {
    media,
    value,
    max,
    hint = `Escolha até ${String(max)} do seu perfil.`,
    isOrdered = false,
    error,
    onChange,
  } = props
  const errorId = useId()
  const names = nameMedia(media)
  const isFull = value.length >= max
  return (
    <fieldset
      aria-describedby={errorId}
      aria-invalid={error === undefined ? undefined : true}
      className="flex flex-col gap-2"
    >
      <legend className="mb-1 text-sm font-medium">Fotos e vídeos</legend>
      <p className="text-sm text-muted">{hint}</p>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
        {media.map((item, index) => {
          const isChosen = value.includes(item.id)
          const name = names[index]
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
                {isOrdered && isChosen ? (
                  <span
                    aria-hidden="true"
                    className="absolute top-1.5 right-1.5 z-10 grid size-6 place-items-center rounded-full bg-accent text-sm font-medium text-on-accent tabular-nums"
                  >
                    {value.indexOf(item.id) + 1}
                  </span>
                ) : null}
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
      <FieldError id={errorId} message={error} />
    </fieldset>
  )
}
