import { dayInSaoPaulo } from '@ribalta/domain/saoPauloTime'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { useNow } from '../../../lib/useNow.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { LoadingArea } from '../../../ui/Spinner.tsx'
import type { ConversationEntry } from '../conversations.ts'
import { GroupLines } from '../log/GroupLines.tsx'
import { groupsOf } from '../log/lines.ts'
import type { MessageEntry } from '../messages.ts'
import { aroundQuery } from './queries.ts'

export interface MessageInPlaceProps {
  conversation: ConversationEntry
  reader: string
  message: MessageEntry
  onBack: () => void
}

/** A message that was found, among those around it. */
export function MessageInPlace({ conversation, reader, message, onBack }: MessageInPlaceProps) {
  const today = dayInSaoPaulo(useNow())
  const around = useQuery(aroundQuery(conversation.id, message.n))
  const back = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLElement>(null)
  const isThere = around.data !== undefined
  useLayoutEffect(() => {
    back.current?.focus()
  }, [])
  useLayoutEffect(() => {
    if (isThere) place.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
  }, [isThere])

  return (
    <>
      <Button ref={back} variant="secondary" size="small" className="self-start" onClick={onBack}>
        Voltar aos resultados
      </Button>
      {around.isError ? (
        <ErrorState title="As mensagens em volta não vieram" onRetry={() => void around.refetch()} />
      ) : around.data === undefined ? (
        <LoadingArea label="Carregando mensagens…" />
      ) : (
        <section
          ref={place}
          aria-label="Mensagens em volta"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys reach only what can have the focus
          tabIndex={0}
          // Where all are drawn at once, their heights are right when the one that was found is scrolled to. What is there for
          // screen readers alone is placed within, or it would make the dialog scroll.
          className="relative min-h-0 grow overflow-x-hidden overflow-y-auto overscroll-contain rounded-control border border-line bg-paper px-3 pb-3 outline-offset-[-2px] *:[content-visibility:visible]"
        >
          {groupsOf(around.data).map((group) => (
            <GroupLines
              key={group.key}
              group={group}
              conversation={conversation}
              reader={reader}
              readUntil={undefined}
              today={today}
              shownId={message.id}
            />
          ))}
        </section>
      )}
    </>
  )
}
