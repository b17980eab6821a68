import { Button } from '../../../ui/Button.tsx'
import { Bubble } from '../log/Bubble.tsx'
import type { OutboxMessage } from './outbox.ts'
import type { OwnMessages } from './useOwnMessages.ts'

const WAITING = {
  none: 'Enviando…',
  cutOff: 'Esperando a conexão…',
  later: 'Muitas mensagens em pouco tempo: segue sozinha em alguns minutos',
} as const

export interface UnsentLinesProps {
  own: OwnMessages
  isArtist: boolean
  /** Puts a message that was refused back into the field. */
  onEdit: (message: OutboxMessage) => void
  /** The buttons of one that was refused went with it. */
  onGone: () => void
}

/** One's own messages that the conversation does not show yet, and what became of those that were refused. */
export function UnsentLines({ own, isArtist, onEdit, onGone }: UnsentLinesProps) {
  const { outbox, sent, unsent, pause } = own
  if (sent.length + unsent.length === 0) return null
  const last = unsent.findLast(({ refused }) => refused === undefined)
  const of = (message: OutboxMessage) => ({
    text: message.text,
    about: message.about,
    name: undefined,
    isOwn: true,
    isFirst: false,
    isArtist,
  })

  function sendAgain({ id, conversationId, text, about }: OutboxMessage): void {
    outbox.remove(id)
    // Under its old id it stays refused.
    outbox.add({ id: crypto.randomUUID(), conversationId, text, about })
    onGone()
  }

  return (
    <ol>
      {sent.map((message) => (
        <Bubble key={message.id} {...of(message)} note="Enviada" />
      ))}
      {unsent.map((message) =>
        message.refused === undefined ? (
          <Bubble
            key={message.id}
            {...of(message)}
            note={message === last ? WAITING[pause] : 'Espera a vez'}
          />
        ) : (
          <Bubble key={message.id} {...of(message)} isRefused note="Não enviada">
            <p className="mt-1 max-w-[min(85%,36rem)] text-sm break-words text-danger">{message.refused}</p>
            <div className="mt-1 flex flex-wrap justify-end gap-2">
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  sendAgain(message)
                }}
              >
                Tentar de novo
              </Button>
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  onEdit(message)
                }}
              >
                Editar
              </Button>
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  outbox.remove(message.id)
                  onGone()
                }}
              >
                Apagar
              </Button>
            </div>
          </Bubble>
        ),
      )}
    </ol>
  )
}
