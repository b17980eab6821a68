import type { ComponentProps } from 'react'
import type { HeadingLevel } from './headingLevel.ts'

const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

export interface RoomHeadingProps extends ComponentProps<'h1'> {
  level: HeadingLevel
}

/** A heading of a room, as deep as the place where the room is shown asks for. */
export function RoomHeading({ level, children, ...rest }: RoomHeadingProps) {
  const Tag = TAGS[level]
  return <Tag {...rest}>{children}</Tag>
}
