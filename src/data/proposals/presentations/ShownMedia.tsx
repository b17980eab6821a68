import { isServable } from '@ribalta/domain/media/videoState'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { PrivateImage } from '../../privateFiles/PrivateImage.tsx'

export interface ShownMediaProps {
  /** All of the record. */
  media: readonly ProfileMedia[]
  /** The ids of those that are shown, in their order. */
  shown: readonly string[]
  label?: string
}

/** Which of one's photos and videos a client sees, small; what is gone from the record is gone from there, too. */
export function ShownMedia({ media, shown, label = 'Fotos e vídeos que o cliente vê' }: ShownMediaProps) {
  const there = shown.flatMap((id) => media.filter((item) => item.id === id && isServable(item)))
  if (there.length === 0) return <p className="text-sm text-muted">Nenhuma foto e nenhum vídeo.</p>
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {there.map((item, index) => (
        <li key={item.id} className="aspect-[4/5] w-16 overflow-hidden rounded-control bg-sunken">
          {item.kind === 'image' ? (
            <PrivateImage photo={item} alt={`Foto ${String(index + 1)}`} width={160} />
          ) : (
            <span className="grid size-full place-items-center p-1 text-center text-xs text-muted">
              Vídeo
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
