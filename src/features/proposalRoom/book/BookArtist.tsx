import type { RoomArtist } from '@ribalta/domain/proposals/room'
import { roomFactLines } from '../../../data/proposals/room/roomFactLines.ts'
import { RoomSkills } from '../../../data/proposals/room/RoomSkills.tsx'
import { useChoice } from '../answering/visitContext.ts'
import { BookAnswer } from './BookAnswer.tsx'
import { BookPhotos } from './BookPhotos.tsx'

export interface BookArtistProps {
  artist: RoomArtist
  /** “3 de 12”, as the cover counts them. */
  place: string
  /** Where a picture is; undefined for one that did not come, which the book leaves out. */
  addressOf: (path: string) => string | undefined
}

/** So many further photos fit below the portrait, and so much text beside them. Otherwise they get a page of their own: no lonely rest. */
const ONE_ROW = 4
const MUCH_TEXT = 700

/** An artist in the book, on a page of their own, and on more where one is not enough: a picture is never parted. */
export function BookArtist({ artist, place, addressOf }: BookArtistProps) {
  const { artisticName, role, facts, media, takes } = artist
  const photos = media.flatMap((each) => {
    const address = each.kind === 'image' ? addressOf(each.path) : undefined
    return address === undefined || each.kind !== 'image' ? [] : [{ ...each, address }]
  })
  const [portrait, ...further] = photos
  const videos = takes.length + media.filter(({ kind }) => kind === 'video').length
  const choice = useChoice(artist.id)
  const isApart = further.length > ONE_ROW || (facts.bio ?? '').length + choice.comment.length > MUCH_TEXT
  return (
    <article className="book-sheet break-before-page">
      <header className="mb-[6mm]">
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
          className="float-left mr-[8mm] mb-[5mm] h-auto max-h-[122.5mm] w-auto max-w-[98mm] break-inside-avoid"
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
      <BookAnswer choice={choice} />
      {facts.bio === undefined ? null : (
        <p className="mt-[5mm] break-words whitespace-pre-line">{facts.bio}</p>
      )}
      <RoomSkills
        skills={facts.skills ?? []}
        artisticName={artisticName}
        className="mt-[5mm] *:mr-[4mm] *:inline-block"
      />
      {videos === 0 ? null : (
        <p className="mt-[5mm] text-muted">{`Vídeos: ${String(videos)}, para ver pelo link`}</p>
      )}
      <BookPhotos artisticName={artisticName} photos={further} isApart={isApart} />
    </article>
  )
}
