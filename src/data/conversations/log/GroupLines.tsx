import { instantToDate } from '@ribalta/domain/instant'
import { memo, type ReactNode } from 'react'
import { formatTime } from '../../../lib/formats/formatDateTime.ts'
import { formatDayHeading } from '../../../lib/formats/formatDayHeading.ts'
import { ThreadAttachments } from '../attachments/ThreadAttachments.tsx'
import type { ConversationEntry } from '../conversations.ts'
import { Bubble } from './Bubble.tsx'
import { type Line, linesOf, type MessageGroup, movesOf } from './lines.ts'
import { speakerName } from './speakerName.ts'

export interface GroupLinesProps {
  group: MessageGroup
  conversation: ConversationEntry
  reader: string
  /** The last message that had been read when the conversation was opened, where others came after it. */
  readUntil: number | undefined
  /** The day in São Paulo, `YYYY-MM-DD`. */
  today: string
  /** Which message is looked at. */
  shownId?: string | undefined
}

/** A stretch of a conversation; drawn anew only when something in it is another, however long the conversation grows. */
export const GroupLines = memo(function GroupLines(props: GroupLinesProps) {
  const { group, conversation, readUntil } = props
  return (
    <ol className="far-messages">
      {linesOf(group, movesOf(group, conversation.moves), readUntil).map((line) => (
        <LineOf key={line.key} line={line} {...props} />
      ))}
    </ol>
  )
}, isSame)

function isSame(before: GroupLinesProps, after: GroupLinesProps): boolean {
  return (
    before.reader === after.reader &&
    before.today === after.today &&
    before.readUntil === after.readUntil &&
    before.shownId === after.shownId &&
    before.group.before === after.group.before &&
    before.group.messages.length === after.group.messages.length &&
    before.group.messages.every((message, place) => message === after.group.messages[place]) &&
    isSameSpoken(before, after)
  )
}

/** What a conversation's document says of a group: who is called what, and who came in or left. */
function isSameSpoken(before: GroupLinesProps, after: GroupLinesProps): boolean {
  if (before.conversation === after.conversation) return true
  const moves = ({ group, conversation }: GroupLinesProps) =>
    movesOf(group, conversation.moves).map(({ kind, uid, n }) => `${kind} ${uid} ${String(n)}`)
  const names = ({ conversation }: GroupLinesProps) => Object.entries(conversation.names)
  return moves(before).join() === moves(after).join() && names(before).join() === names(after).join()
}

function LineOf({ line, conversation, reader, today, shownId }: GroupLinesProps & { line: Line }) {
  switch (line.kind) {
    case 'day':
      return <Divider>{formatDayHeading(line.day, new Date(`${today}T12:00:00-03:00`))}</Divider>
    case 'news':
      return (
        <Divider>
          <span className="text-accent">Novas mensagens</span>
        </Divider>
      )
    case 'move': {
      const { kind, uid } = line.move
      const verb = kind === 'came' ? 'entrou na conversa' : 'saiu da conversa'
      return (
        <li className="px-4 pt-3 text-center text-sm break-words text-muted">
          {uid === reader ? `Você ${verb}` : `${speakerName(conversation, uid, reader)} ${verb}`}
        </li>
      )
    }
    case 'message': {
      const { sender, text, about, attachments, at } = line.message
      const isOwn = sender === reader
      const from = isOwn ? 'você' : speakerName(conversation, sender, reader)
      return (
        <Bubble
          text={text}
          about={about}
          files={
            attachments === undefined ? null : <ThreadAttachments attachments={attachments} from={from} />
          }
          name={isOwn || !line.isFirst ? undefined : from}
          isOwn={isOwn}
          isFirst={line.isFirst}
          isShown={line.message.id === shownId}
          isArtist={reader === conversation.artistId}
          note={<time dateTime={instantToDate(at).toISOString()}>{formatTime(at)}</time>}
        />
      )
    }
  }
}

function Divider({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 pt-5 pb-1 text-sm font-medium text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {children}
    </li>
  )
}
