import type { Room, RoomArtist } from '@ribalta/domain/proposals/room'
import { environment } from '../../../lib/environment.ts'
import { classNames } from '../../../lib/classNames.ts'
import { formatDateTime } from '../../../lib/formats/formatDateTime.ts'

export interface BookCoverProps {
  room: Room
  groups: readonly { readonly role: string; readonly items: readonly RoomArtist[] }[]
  /** Where an artist stands in the book, from 1. */
  placeOf: (artist: RoomArtist) => number
}

/** So many names stand below one another with room to breathe; more stand in two columns. */
const ONE_COLUMN = 8

/** The book's first page: what it is, for whom, and who is in it. */
export function BookCover({ room, groups, placeOf }: BookCoverProps) {
  const { title, client, message, deadline, artists } = room
  return (
    <header className="book-sheet">
      <p className="font-display text-[15pt] font-semibold">{environment.appName}</p>
      <div className="mt-[26mm] border-t border-line pt-[8mm]">
        {client === '' ? null : <p className="text-[12pt] break-words text-muted">{`Para ${client}`}</p>}
        <h1 className="mt-[2mm] text-[42pt] leading-[1.05] break-words">{title}</h1>
      </div>
      {message === '' ? null : (
        <p className="mt-[9mm] max-w-[130mm] text-[11.5pt] break-words whitespace-pre-line">{message}</p>
      )}
      <p className="mt-[6mm] text-[9pt] text-muted">{`Disponível até ${formatDateTime(deadline)}`}</p>
      <div
        className={classNames(
          'mt-[14mm] border-t border-line pt-[6mm]',
          artists.length > ONE_COLUMN ? 'columns-2 gap-[10mm]' : '',
        )}
      >
        {groups.map(({ role, items }) => (
          <div key={role} className="mb-[5mm]">
            {role === '' ? null : (
              <p className="mb-[1mm] text-[9pt] break-words break-after-avoid text-accent">{role}</p>
            )}
            <ol>
              {items.map((artist) => (
                <li key={artist.id} className="flex gap-[3mm] py-[0.8mm] break-inside-avoid">
                  <span className="w-[7mm] shrink-0 text-right text-[9pt] leading-[7mm] text-muted tabular-nums">
                    {placeOf(artist)}
                  </span>
                  <span className="min-w-0 font-display text-[14pt] leading-[7mm] break-words">
                    {artist.artisticName}
                  </span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </header>
  )
}
