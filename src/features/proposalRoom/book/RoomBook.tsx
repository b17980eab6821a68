import { byRole } from '@ribalta/domain/proposals/byRole'
import type { Room } from '@ribalta/domain/proposals/room'
import { createPortal } from 'react-dom'
import { BookArtist, type BookArtistProps } from './BookArtist.tsx'
import { BookCover } from './BookCover.tsx'

export interface RoomBookProps extends Pick<BookArtistProps, 'addressOf'> {
  room: Room
}

/** A room as it is printed: a cover, then each artist. It is in the page beside all else, which is not printed while it is there. */
export function RoomBook({ room, addressOf }: RoomBookProps) {
  const groups = byRole(room.artists)
  const inOrder = groups.flatMap(({ items }) => items)
  return createPortal(
    <div data-book="" className="hidden text-[10pt] leading-[1.45] print:block">
      <BookCover room={room} groups={groups} placeOf={(artist) => inOrder.indexOf(artist) + 1} />
      {inOrder.map((artist, index) => (
        <BookArtist
          key={artist.id}
          artist={artist}
          place={`${String(index + 1)} de ${String(inOrder.length)}`}
          addressOf={addressOf}
        />
      ))}
    </div>,
    document.body,
  )
}
