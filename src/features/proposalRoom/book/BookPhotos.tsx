import type { RoomImage } from '@ribalta/domain/proposals/room'
import { classNames } from '../../../lib/classNames.ts'

export interface BookPhotosProps {
  artisticName: string
  /** Those after the portrait. */
  photos: readonly (RoomImage & { readonly address: string })[]
  /** On a page of their own, which says whose they are. */
  isApart: boolean
}

/** As large as so many may be on one page. */
function columnsFor(count: number): string {
  if (count <= 4) return 'grid-cols-2'
  return count <= 9 ? 'grid-cols-3' : 'grid-cols-4'
}

/** An artist's further photos in the book. */
export function BookPhotos({ artisticName, photos, isApart }: BookPhotosProps) {
  const { length } = photos
  if (length === 0) return null
  return (
    <div className={classNames('clear-both', isApart ? 'break-before-page' : 'pt-[5mm]')}>
      {isApart ? <p className="mb-[5mm] text-[9pt] break-words text-muted">{artisticName}</p> : null}
      <ul className={classNames('grid gap-[3mm]', isApart ? columnsFor(length) : 'grid-cols-4')}>
        {photos.map(({ id, address, width, height }, index) => (
          <li key={id} className="break-inside-avoid">
            <img
              src={address}
              alt={`${artisticName}, foto ${String(index + 2)}`}
              width={width}
              height={height}
              className="aspect-[4/5] w-full object-cover object-[50%_30%]"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
