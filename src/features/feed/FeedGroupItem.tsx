import { isUnread } from '@ribalta/domain/feed/mark'
import type { StaffMark } from '@ribalta/domain/schemas/feed/staffMark'
import { useState } from 'react'
import type { FeedEntry } from '../../data/feed/entries.ts'
import { markOpened } from '../../data/staffMarks/unread.ts'
import { Button } from '../../ui/Button.tsx'
import { FeedLine } from './FeedLine.tsx'
import type { FeedGroup } from './feedGroups.ts'

export interface FeedGroupItemProps {
  group: FeedGroup
  reader: string
  /** Undefined until it is known. */
  mark: StaffMark | undefined
  /** What stands above the first one of a day. */
  heading: string | undefined
}

/** What happened and belongs together: one sentence, and each line of it when asked for. */
export function FeedGroupItem({ group, reader, mark, heading }: FeedGroupItemProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { lines, newest } = group
  const isNews = (line: FeedEntry): boolean => mark !== undefined && isUnread(line, mark, reader)
  const line = (of: readonly FeedEntry[], first: FeedEntry) => (
    <FeedLine
      lines={of}
      newest={first}
      reader={reader}
      isUnread={of.some(isNews)}
      onOpen={() => void markOpened(reader, of)}
    />
  )
  return (
    <li className="border-b border-line">
      {heading === undefined ? null : <h2 className="mt-8 mb-2 text-xl">{heading}</h2>}
      <div className="flex items-center gap-x-3 max-sm:flex-col max-sm:items-start">
        {line(lines, newest)}
        {lines.length === 1 ? null : (
          <Button
            variant="quiet"
            size="small"
            className="max-sm:mb-2 max-sm:ml-16"
            aria-expanded={isOpen}
            onClick={() => {
              setIsOpen(!isOpen)
            }}
          >
            {isOpen ? 'Recolher' : `Ver as ${String(lines.length)}`}
          </Button>
        )}
      </div>
      {isOpen ? (
        <ul className="mb-3 ml-5 border-l border-line pl-3">
          {lines.map((each) => (
            <li key={each.id} className="flex">
              {line([each], each)}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
