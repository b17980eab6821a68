import { Suspense, useState } from 'react'
import { useAuth } from '../../auth/AuthContext.tsx'
import { LISTED } from '../../data/conversations/conversations.ts'
import type { Entering } from '../../data/entering.ts'
import { beginWatch } from '../../data/useLive.ts'
import { classNames } from '../../lib/classNames.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { ViewChoice } from '../../ui/ViewChoice.tsx'
import { ConversationList } from './ConversationList.tsx'
import { ConversationPane } from './ConversationPane.tsx'
import { useChatAddress, viewOf } from './useChatAddress.ts'
import { watchOf } from './useConversations.ts'

const VIEWS = [
  { value: 'own', label: 'Minhas' },
  { value: 'waiting', label: 'Esperam resposta' },
] as const

const NewConversation = lazyPart(() => import('./NewConversation.tsx'))

export function begin({ uid, params }: Entering): Promise<unknown> {
  return beginWatch(watchOf(viewOf(params), uid, LISTED))
}

/**
 * The conversations of the team with artists and among themselves: the list and the one that is open, beside each other where there is
 * room. Both fill the window below the header and scroll by themselves.
 */
export function Component() {
  const { user } = useAuth()
  const address = useChatAddress()
  const { conversationId, view, setView } = address
  const [isChoosing, setIsChoosing] = useState(false)
  if (user === null) return null
  const isOpen = conversationId !== undefined
  return (
    <div className="page-band grid h-[calc(100dvh-4.0625rem)] min-h-96 grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)]">
      <header
        className={classNames(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-6 pb-3 lg:col-start-1 lg:pr-4',
          // A phone shows one of the two; the page keeps its name.
          isOpen ? 'max-lg:sr-only' : '',
        )}
      >
        <h1 className="text-3xl">Chat</h1>
        <Button
          variant="secondary"
          size="small"
          aria-haspopup="dialog"
          className={isOpen ? 'max-lg:hidden' : ''}
          onClick={() => {
            setIsChoosing(true)
          }}
        >
          Nova conversa
        </Button>
        <div className={classNames('w-full', isOpen ? 'max-lg:hidden' : '')}>
          <ViewChoice label="Quais conversas" views={VIEWS} view={view} onView={setView} />
        </div>
      </header>
      <div
        className={classNames(
          'min-h-0 overflow-y-auto border-t border-line lg:col-start-1 lg:row-start-2',
          isOpen ? 'max-lg:hidden' : '',
        )}
      >
        <ConversationList key={view} address={address} reader={user.uid} />
      </div>
      <div
        className={classNames(
          'flex min-h-0 min-w-0 flex-col lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l lg:border-line lg:pl-6',
          isOpen ? 'max-lg:row-span-2' : 'max-lg:hidden',
        )}
      >
        {isOpen ? (
          <ConversationPane key={conversationId} id={conversationId} address={address} reader={user.uid} />
        ) : (
          <p className="m-auto max-w-sm p-6 text-center text-muted">
            Escolha uma conversa da lista, ou comece uma nova com um artista ou alguém da equipe.
          </p>
        )}
      </div>
      {isChoosing ? (
        <Suspense fallback={null}>
          <NewConversation
            reader={user.uid}
            onClose={() => {
              setIsChoosing(false)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
