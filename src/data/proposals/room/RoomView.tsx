import { byRole } from '@ribalta/domain/proposals/byRole'
import type { Room, RoomArtist } from '@ribalta/domain/proposals/room'
import { type HeadingLevel, levelBelow } from './headingLevel.ts'
import { RoomArtistView } from './RoomArtist.tsx'
import { RoomHeader } from './RoomHeader.tsx'
import { RoomHeading } from './RoomHeading.tsx'
import { RoomProgress } from './RoomProgress.tsx'
import type { Elements } from '../../../ui/elements.ts'

/** What a room's client answers with, in the places that the room has for it. */
export interface RoomAnswering {
  /** Below the room's header. */
  intro: Elements
  /** Directly below an artist's name. */
  answerOf: (artist: RoomArtist) => Elements
  /** At the foot of the window. */
  bar: Elements
}

export interface RoomViewProps {
  room: Room
  /** Where somebody answers; a room that is only shown has none. */
  answering?: RoomAnswering
  /** Of the title; all other headings follow from it. */
  headingLevel?: 1 | 2
}

/** A proposal as its client sees it. It fits into any width, and takes its files from whatever FileAddressesContext gives. */
export function RoomView({ room, answering, headingLevel = 1 }: RoomViewProps) {
  const groups = byRole(room.artists)
  const first = groups[0]?.items[0]
  return (
    <div className="@container mx-auto w-full max-w-page">
      <RoomHeader room={room} level={headingLevel} />
      {answering?.intro}
      {first === undefined ? (
        <p className="px-4 pb-24 text-lg @2xl:px-8 @5xl:px-14">
          Nenhum artista nesta apresentação no momento.
        </p>
      ) : (
        <div className="relative pb-16">
          {room.artists.length > 1 ? <RoomProgress groups={groups} hasBar={answering !== undefined} /> : null}
          {groups.map(({ role, items }) => (
            <RoleGroup key={role} role={role} level={levelBelow(headingLevel)}>
              {(level) =>
                items.map((artist) => (
                  <RoomArtistView
                    key={artist.id}
                    artist={artist}
                    level={level}
                    isFirst={artist === first}
                    answer={answering?.answerOf(artist)}
                  />
                ))
              }
            </RoleGroup>
          ))}
        </div>
      )}
      {answering?.bar}
    </div>
  )
}

interface RoleGroupProps {
  role: string
  level: HeadingLevel
  children: (level: HeadingLevel) => Elements
}

/** Those who are presented for one role; without a role they stand by themselves. */
function RoleGroup({ role, level, children }: RoleGroupProps) {
  if (role === '') return <>{children(level)}</>
  return (
    <>
      <RoomHeading
        level={level}
        className="px-4 pb-6 text-2xl break-words @2xl:px-8 @2xl:text-3xl @5xl:px-14"
      >
        {role}
      </RoomHeading>
      {children(levelBelow(level))}
    </>
  )
}
