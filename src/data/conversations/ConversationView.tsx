import type { About } from '@ribalta/domain/schemas/conversations/conversation'
import { type RefObject, useRef, useState } from 'react'
import { useUnsaved } from '../../lib/forms/unsaved.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Composer } from './composer/Composer.tsx'
import type { ComposerHandle, ComposerTools } from './composer/composerHandle.ts'
import type { ConversationEntry } from './conversations.ts'
import { type LogHandle, MessagesLog } from './log/MessagesLog.tsx'
import type { OutboxMessage } from './outbox/outbox.ts'
import { UnsentLines } from './outbox/UnsentLines.tsx'
import { useOwnMessages } from './outbox/useOwnMessages.ts'
import { useThread } from './useThread.ts'

export interface ConversationViewProps {
  conversation: ConversationEntry
  /** Who reads and writes. */
  reader: string
  /** What the next message is about; it is over once that is sent or put aside. */
  about?: About | undefined
  onAboutDone?: () => void
  /** What stands beside the field, and the way into it for whoever gives that. */
  tools?: (ComposerTools & { readonly composer: RefObject<ComposerHandle | null> }) | undefined
  /** Why nobody writes here (any more), in words. */
  closed?: string | undefined
}

/**
 * A conversation: what was said, and where to answer. It fills its parent, which has a height of its own. Give it the conversation's id
 * as its key.
 */
export function ConversationView({
  conversation,
  reader,
  about,
  onAboutDone,
  tools,
  closed,
}: ConversationViewProps) {
  const { id, artistId } = conversation
  const thread = useThread(id)
  const own = useOwnMessages(id, thread.messages)
  const log = useRef<LogHandle>(null)
  const ownComposer = useRef<ComposerHandle>(null)
  const composer = tools?.composer ?? ownComposer
  /** Of a message that came back into the field. */
  const [backAbout, setBackAbout] = useState<About>()
  const nextAbout = backAbout ?? about
  const refused = own.unsent.filter((message) => message.refused !== undefined)

  useUnsaved(!own.isKept, {
    words: 'Uma mensagem que ainda não foi enviada vai se perder.',
    isPerQuery: true,
  })

  function endAbout(): void {
    if (backAbout === undefined) onAboutDone?.()
    else setBackAbout(undefined)
  }

  function takeBack(message: OutboxMessage): void {
    own.outbox.takeBack(message.id)
    setBackAbout(message.about)
    composer.current?.takeBack(message)
  }

  return (
    <div className="flex h-full min-h-0 grow flex-col">
      <MessagesLog ref={log} conversation={conversation} reader={reader} thread={thread}>
        <UnsentLines
          own={own}
          isArtist={reader === artistId}
          onEdit={closed === undefined ? takeBack : undefined}
          onGone={() => log.current?.focus()}
        />
      </MessagesLog>
      <output className="sr-only">
        {refused.length === 0 ? '' : `Mensagem não enviada: ${refused.at(-1)?.refused ?? ''}`}
      </output>
      {own.isKept ? null : (
        <Notice tone="warning">
          Este aparelho não guardou a mensagem. Deixe esta página aberta até que ela seja enviada.
        </Notice>
      )}
      {closed === undefined ? (
        <Composer
          ref={composer}
          conversationId={id}
          about={nextAbout}
          tools={tools}
          onAboutRemove={endAbout}
          onSend={(text, files) => {
            const messageId = crypto.randomUUID()
            own.outbox.add({ id: messageId, conversationId: id, text, about: nextAbout, files })
            if (nextAbout !== undefined) endAbout()
            log.current?.goToEnd()
          }}
        />
      ) : (
        <Notice>{closed}</Notice>
      )}
    </div>
  )
}
