import { dayInSaoPaulo } from '@ribalta/domain/saoPauloTime'
import { type Ref, useCallback, useImperativeHandle, useState } from 'react'
import { useNow } from '../../../lib/useNow.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { LoadingArea } from '../../../ui/Spinner.tsx'
import type { ConversationEntry } from '../conversations.ts'
import type { OpenThread } from '../useThread.ts'
import { GroupLines } from './GroupLines.tsx'
import { groupsOf } from './lines.ts'
import { OlderMessages } from './OlderMessages.tsx'
import { useReading } from './useReading.ts'
import { useThreadEnd } from './useThreadEnd.ts'

export interface LogHandle {
  readonly goToEnd: () => void
  readonly focus: () => void
}

export interface MessagesLogProps {
  ref: Ref<LogHandle>
  conversation: ConversationEntry
  reader: string
  thread: OpenThread
  /** What is not in the conversation yet, at its end. */
  children: Elements
}

/** What was said, the newest at the foot, where it stays while one looks at it; what was said before comes as one goes up. */
export function MessagesLog({ ref, conversation, reader, thread, children }: MessagesLogProps) {
  const { status, messages, hasOlder, older, readOlder, retry } = thread
  const today = dayInSaoPaulo(useNow())
  const { scroller, isAtEnd, onScroll, goToEnd } = useThreadEnd(() => {
    if (hasOlder && older === 'still') readOlder()
  })
  const n = messages.at(-1)?.n ?? 0
  const readUntil = useReading(conversation.id, reader, { n, isAtEnd })
  const [seen, setSeen] = useState(n)
  if (isAtEnd && n > seen) setSeen(n)
  const news = messages.filter((message) => message.n > seen && message.sender !== reader).length
  const focus = useCallback(() => scroller.current?.focus(), [scroller])
  useImperativeHandle(ref, () => ({ goToEnd, focus }), [goToEnd, focus])

  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div
        ref={scroller}
        role="log"
        aria-label="Mensagens"
        aria-busy={older === 'reading'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys reach only what can have the focus
        tabIndex={0}
        onScroll={onScroll}
        className="flex min-h-0 grow flex-col-reverse overflow-x-hidden overflow-y-auto overscroll-contain px-1 outline-offset-[-2px]"
      >
        <div className="pb-4">
          {status === 'loading' ? <LoadingArea label="Carregando mensagens…" /> : null}
          <OlderMessages hasOlder={hasOlder} older={older} onRead={readOlder} log={scroller} />
          {status === 'ready' && messages.length === 0 ? (
            <p className="py-6 text-center text-muted">Ninguém escreveu ainda.</p>
          ) : null}
          {groupsOf(messages).map((group) => (
            <GroupLines
              key={group.key}
              group={group}
              conversation={conversation}
              reader={reader}
              readUntil={readUntil}
              today={today}
            />
          ))}
          {children}
          {status === 'closed' ? (
            <ErrorState title="Você não está mais nesta conversa" onRetry={retry}>
              As mensagens novas não chegam mais aqui. Se você entrou de novo, tente novamente.
            </ErrorState>
          ) : null}
          {status === 'failed' ? (
            <ErrorState
              title={n === 0 ? 'As mensagens não vieram' : 'As mensagens novas não estão chegando'}
              onRetry={retry}
            />
          ) : null}
        </div>
      </div>
      {news === 0 ? null : (
        <Button
          size="small"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-raised"
          onClick={() => {
            goToEnd()
            // The button that had the focus is gone.
            focus()
          }}
        >
          {news === 1 ? '1 mensagem nova' : `${String(news)} mensagens novas`}
        </Button>
      )}
    </div>
  )
}
