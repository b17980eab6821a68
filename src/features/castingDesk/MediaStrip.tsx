import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { PrivateImage } from '../../data/privateFiles/PrivateImage.tsx'

/** What a candidate shows, small. */
export function MediaStrip({ media, name }: { media: readonly ProfileMedia[]; name: string }) {
  if (media.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2 sm:shrink-0">
      {media.map((item, index) => (
        <li key={item.id} className="h-20 w-16 overflow-hidden rounded-control bg-sunken">
          {item.kind === 'image' ? (
            <PrivateImage photo={item} alt={`${name}, foto ${String(index + 1)}`} width={320} />
          ) : (
            <span className="grid size-full place-items-center text-sm">Vídeo</span>
          )}
        </li>
      ))}
    </ul>
  )
}
