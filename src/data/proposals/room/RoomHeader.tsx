import type { Room } from '@ribalta/domain/proposals/room'
import { formatDateTime } from '../../../lib/formats/formatDateTime.ts'
import type { HeadingLevel } from './headingLevel.ts'
import { RoomHeading } from './RoomHeading.tsx'

/** For whom a room is, what the agency writes, and until when it is open. */
export function RoomHeader({ room, level }: { room: Room; level: HeadingLevel }) {
  const { title, client, message, deadline } = room
  return (
    <header className="px-4 pt-10 pb-12 @2xl:px-8 @2xl:pt-16 @2xl:pb-16 @5xl:px-14">
      {client === '' ? null : <p className="mb-3 text-lg break-words text-muted">{`Para ${client}`}</p>}
      <RoomHeading
        level={level}
        className="max-w-5xl text-[clamp(2.25rem,1.2rem+5cqi,5rem)] leading-[1.05] break-words"
      >
        {title}
      </RoomHeading>
      <div className="mt-6 grid gap-x-8 gap-y-6 @2xl:mt-10 @2xl:grid-cols-[5fr_6fr] @5xl:gap-x-14">
        {message === '' ? null : (
          <p className="max-w-reading text-lg break-words whitespace-pre-line @2xl:col-start-2">{message}</p>
        )}
        <p className="text-sm text-muted @2xl:col-start-1 @2xl:row-start-1">{`Disponível até ${formatDateTime(deadline)}`}</p>
      </div>
    </header>
  )
}
