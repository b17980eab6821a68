import type { ProfileImage } from '@ribalta/domain/schemas/media/media'
import { classNames } from '../../lib/classNames.ts'
import { PhotoButton } from './PhotoButton.tsx'

export interface GalleryProps {
  photos: readonly ProfileImage[]
  name: string
  onOpen: (place: number) => void
}

const SIZES = '(min-width: 1500px) 680px, 46vw'

/** Columns on wider windows, so that the last row is seldom left with one. */
function columnsFor(count: number): string {
  if (count < 3) return ''
  return count % 3 === 0 || count === 5 ? 'md:grid-cols-3' : 'md:grid-cols-4'
}

/** The photos after the first, which heads the page. */
export function Gallery({ photos, name, onOpen }: GalleryProps) {
  const others = photos.slice(1)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="fotos" className="border-t border-line py-12 md:py-16">
      <h2 id="fotos" className="mb-6 text-2xl md:mb-8 md:text-3xl">
        Fotos
      </h2>
      <ul className={classNames('grid grid-cols-2 gap-4 md:gap-6', columnsFor(others.length))}>
        {others.map((photo, index) => (
          <li key={photo.id}>
            <PhotoButton
              photo={photo}
              name={name}
              place={index + 1}
              total={photos.length}
              sizes={SIZES}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
