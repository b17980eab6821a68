import type { RoomArtist } from '@ribalta/domain/proposals/room'
import { roomFactLines } from '../../../data/proposals/room/roomFactLines.ts'
import { RoomSkills } from '../../../data/proposals/room/RoomSkills.tsx'
import { classNames } from '../../../lib/classNames.ts'
import { BookAnswer } from './BookAnswer.tsx'

export interface BookArtistProps {
  artist: RoomArtist
  /** “3 de 12”, as the cover counts them. */
  place: string
  /** Where a picture is; undefined for one that did not come, which the book leaves out. */
  addressOf: (path: string) => string | undefined
}

/** An artist in the book, on a page of their own, and on more where one is not enough: a picture is never parted. */
export function BookArtist({ artist, place, addressOf }: BookArtistProps) {
  const { artisticName, role, facts, media, takes } = artist
  const photos = media.flatMap((each) => {
    const address = each.kind === 'image' ? addressOf(each.path) : undefined
    return address === undefined || each.kind !== 'image' ? [] : [{ ...each, address }]
  })
  const [portrait, ...further] = photos
  const videos = takes.length + media.filter(({ kind }) => kind === 'video').length
  return (
    <article className="book-sheet break-before-page">
      <header className="mb-[7mm]">
        <p className="flex justify-between gap-[8mm] text-[9pt]">
          <span className="min-w-0 break-words text-accent">{role}</span>
          <span className="shrink-0 text-muted tabular-nums">{place}</span>
        </p>
        <h2 className="text-[30pt] leading-[1.08] break-words">{artisticName}</h2>
      </header>
      {portrait === undefined ? null : (
        <img
          src={portrait.address}
          alt={`Retrato de ${artisticName}`}
          width={portrait.width}
          height={portrait.height}
          className="float-left mr-[8mm] mb-[6mm] h-auto max-h-[130mm] w-auto max-w-[104mm] break-inside-avoid"
        />
      )}
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(30mm,1fr))] gap-x-[5mm] gap-y-[2.5mm]">
        {roomFactLines(facts).map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-[8.5pt] text-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <BookAnswer artistId={artist.id} />
      {facts.bio === undefined ? null : (
        <p className="mt-[5mm] break-words whitespace-pre-line">{facts.bio}</p>
      )}
      <RoomSkills skills={facts.skills ?? []} artisticName={artisticName} />
      {videos === 0 ? null : (
        <p className="mt-[5mm] text-muted">Vídeos: {String(videos)}, para ver pelo link</p>
      )}
      {further.length === 0 ? null : (
        <ul
          className={classNames(
            'clear-both grid gap-[3mm] pt-[4mm]',
            further.length < 4 ? 'grid-cols-3' : 'grid-cols-4',
          )}
        >
          {further.map(({ id, address, width, height }, index) => (
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
      )}
    </article>
  )
}
