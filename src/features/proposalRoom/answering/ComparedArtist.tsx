import type { RoomArtist } from '@ribalta/domain/proposals/room'
import { useId } from 'react'
import { roomFactLines } from '../../../data/proposals/room/roomFactLines.ts'
import { RoomPicture } from '../../../data/proposals/room/RoomPicture.tsx'
import { Portrait } from '../../../ui/Portrait.tsx'
import { AnswerPart } from './AnswerPart.tsx'

const FIRST_FACTS = 4

/** One of the artists who are compared: what is seen first of them, and what is said of them. */
export function ComparedArtist({ artist }: { artist: RoomArtist }) {
  const { artisticName, role, facts, media } = artist
  const id = useId()
  const portrait = media.find((each) => each.kind === 'image')
  return (
    <li className="w-[78vw] max-w-72 shrink-0 snap-start">
      <article aria-labelledby={id}>
        {portrait === undefined ? (
          <Portrait image={null} alt="" ratio="natural" className="aspect-[4/5] rounded-card" />
        ) : (
          <RoomPicture
            image={portrait}
            alt={`Retrato de ${artisticName}`}
            className="aspect-[4/5] max-h-[45svh] w-full rounded-card"
          />
        )}
        {role === '' ? null : <p className="mt-3 text-sm break-words text-accent">{role}</p>}
        <h3 id={id} className="mt-1 text-2xl break-words">
          {artisticName}
        </h3>
        <AnswerPart artist={artist} />
        <dl className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-4 text-sm">
          {roomFactLines(facts)
            .slice(0, FIRST_FACTS)
            .map(({ label, value }) => (
              <div key={label} className="min-w-0">
                <dt className="text-muted">{label}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ))}
        </dl>
      </article>
    </li>
  )
}
