import { startConversation } from '../../data/conversations/calls.ts'
import type { ConversationEntry } from '../../data/conversations/conversations.ts'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { useAttempt } from '../../lib/loading/useAttempt.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { nameIn } from './peer.ts'

export interface OutsideConversationProps {
  conversation: ConversationEntry
  /** They came in. */
  onIn: () => void
}

/** An artist's conversation that its reader is not in: what was said last, and the way in. */
export function OutsideConversation({ conversation, onIn }: OutsideConversationProps) {
  const { id, names, last, waits } = conversation
  const { isBusy, problem, attempt } = useAttempt({
    logged: 'Somebody did not come into a conversation',
    words: 'Não deu para entrar na conversa. Tente de novo.',
  })
  return (
    <div className="flex min-h-0 flex-col items-start gap-4 overflow-y-auto py-6">
      {last === undefined ? (
        <p className="text-muted">Ninguém escreveu ainda.</p>
      ) : (
        <figure className="w-full max-w-prose rounded-card border border-line bg-surface px-4 py-3">
          <figcaption className="text-sm text-muted">{`${nameIn(names, last.sender)} · ${formatDateTime(last.at)}${waits ? ' · espera resposta' : ''}`}</figcaption>
          <blockquote className="mt-1 wrap-anywhere">{last.text}</blockquote>
        </figure>
      )}
      <p className="max-w-prose text-muted">
        Você não está nesta conversa. Ao entrar, você lê tudo desde o começo e pode responder, e a conversa
        diz que você entrou.
      </p>
      <Button
        busy={isBusy}
        onClick={() => {
          void attempt(async () => {
            await startConversation(id)
            onIn()
          })
        }}
      >
        Entrar na conversa
      </Button>
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
    </div>
  )
}
