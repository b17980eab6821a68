import { Button } from '../../../ui/Button.tsx'
import { WaitingFiles } from '../attachments/WaitingFiles.tsx'
import { Bubble } from '../log/Bubble.tsx'
import type { OutboxMessage } from './outbox.ts'
import { RefusedActions } from './RefusedActions.tsx'
import { unsentNote } from './unsentNote.ts'
import type { OwnMessages } from './useOwnMessages.ts'

export interface UnsentLinesProps {
  own: OwnMessages
  isArtist: boolean
  /** Puts a message back into the field; undefined where there is none. */
  onEdit: ((message: OutboxMessage) => void) | undefined
  /** The buttons of one that was refused went with it. */
  onGone: () => void
}

/** One's own messages that the conversation does not show yet, and what became of those that were refused. */
export function UnsentLines({ own, isArtist, onEdit, onGone }: UnsentLinesProps) {
  const { outbox, sent, unsent, uploads } = own
  if (sent.length + unsent.length === 0) return null
  const isSent = new Set(sent.map(({ id }) => id))

  function sendAgain({ id, conversationId, text, about, files }: OutboxMessage): void {
    outbox.takeBack(id)
    // Under its old id it stays refused.
    outbox.add({ id: crypto.randomUUID(), conversationId, text, about, files })
    onGone()
  }

  function actionsOf(message: OutboxMessage) {
    const edit =
      onEdit === undefined
        ? undefined
        : () => {
            onEdit(message)
          }
    if (message.refused !== undefined) {
      return (
        <RefusedActions
          words={message.refused}
          onRetry={() => {
            sendAgain(message)
          }}
          onEdit={edit}
          onRemove={() => {
            outbox.remove(message.id)
            onGone()
          }}
        />
      )
    }
    if (edit === undefined || !uploads.has(message.id)) return null
    return (
      <Button variant="quiet" size="small" onClick={edit}>
        Cancelar envio
      </Button>
    )
  }

  function noteOf(message: OutboxMessage): string {
    if (isSent.has(message.id)) return 'Enviada'
    return message.refused === undefined ? unsentNote(message, own) : 'Não enviada'
  }

  return (
    <ol>
      {[...sent, ...unsent].map((message) => (
        <Bubble
          key={message.id}
          text={message.text}
          about={message.about}
          files={message.files === undefined ? null : <WaitingFiles files={message.files} />}
          name={undefined}
          isOwn
          isFirst={false}
          isArtist={isArtist}
          isRefused={message.refused !== undefined}
          note={noteOf(message)}
        >
          {actionsOf(message)}
        </Bubble>
      ))}
    </ol>
  )
}
