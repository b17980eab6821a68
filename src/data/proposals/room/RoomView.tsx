import { byRole, type Room } from '@ribalta/domain/proposals/room'
import type { ReactNode } from 'react'
import { type HeadingLevel, levelBelow } from './headingLevel.ts'
import { RoomArtistView } from './RoomArtist.tsx'
import { RoomHeader } from './RoomHeader.tsx'
import { RoomHeading } from './RoomHeading.tsx'
import { RoomProgress } from './RoomProgress.tsx'

export interface RoomViewProps {
  room: Room
  /** Of the title; all other headings follow from it. */
  headingLevel?: 1 | 2
}

/** A proposal as its client sees it. It fits into any width, and takes its files from whatever FileAddressesContext gives. */
export function RoomView({ room, headingLevel = 1 }: RoomViewProps) {
  const groups = byRole(room.artists)
  const first = groups[0]?.items[0]
  return (
    <div className="@container mx-auto w-full max-w-page">
      <RoomHeader room={room} level={headingLevel} />
      {first === undefined ? (
        <p className="px-4 pb-24 text-lg @2xl:px-8 @5xl:px-14">
          Nenhum artista nesta apresentação no momento.
        </p>
      ) : (
        <div className="relative pb-16">
          {room.artists.length > 1 ? <RoomProgress groups={groups} /> : null}
          {groups.map(({ role, items }) => (
            <RoleGroup key={role} role={role} level={levelBelow(headingLevel)}>
              {(level) =>
                items.map((artist) => (
                  <RoomArtistView key={artist.id} artist={artist} level={level} isFirst={artist === first} />
                ))
              }
            </RoleGroup>
          ))}
        </div>
      )}
    </div>
  )
}

interface RoleGroupProps {
  role: string
  level: HeadingLevel
  children: (level: HeadingLevel) => ReactNode
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
