import { MINOR_WORDS } from '@ribalta/domain/conversations/conversation'
import { isMinor } from '@ribalta/domain/people/birthDate'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useState } from 'react'
import type { ConversationEntry } from '../../../data/conversations/conversations.ts'
import { ConversationView } from '../../../data/conversations/ConversationView.tsx'
import { ConversationMenu } from '../../../data/conversations/menu/ConversationMenu.tsx'
import { useConversation } from '../../../data/conversations/useConversation.ts'
import type { Live } from '../../../data/useLive.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LoadingArea } from '../../../ui/Spinner.tsx'
import { usePageTitle } from '../../../ui/usePageTitle.ts'
import { NoConversation } from './NoConversation.tsx'

export interface MessagesPageProps {
  uid: string
  profile: Profile
}

/** An artist's conversation with the agency, in the height of the window. */
export default function MessagesPage({ uid, profile }: MessagesPageProps) {
  const [now] = useState(() => new Date())
  const live = useConversation(uid)
  usePageTitle('Mensagens')
  const isClosed = isMinor(profile.birthDate, now)
  return (
    <div className="page-band flex h-[calc(100dvh-4.1rem)] min-h-80 max-w-4xl flex-col">
      <header className="flex flex-wrap items-center gap-x-3 border-b border-line py-2">
        <h1 className="grow text-2xl">Mensagens</h1>
        <Link to="/perfil" className="inline-flex min-h-11 items-center text-link">
          Voltar ao perfil
        </Link>
        {live.status === 'ready' && live.data !== undefined ? (
          <ConversationMenu conversation={live.data} reader={uid} />
        ) : null}
      </header>
      <Opened uid={uid} live={live} isMinor={isClosed} />
    </div>
  )
}

interface OpenedProps {
  uid: string
  live: Live<ConversationEntry | undefined>
  isMinor: boolean
}

function Opened({ uid, live, isMinor: isClosed }: OpenedProps) {
  if (live.status === 'loading') return <LoadingArea label="Carregando mensagens…" />
  if (live.status === 'failed') return <ErrorState title="Suas mensagens não vieram" onRetry={live.retry} />
  if (live.data === undefined) {
    return (
      <div className="py-8">
        <NoConversation isMinor={isClosed} />
      </div>
    )
  }
  return (
    <ConversationView
      key={uid}
      conversation={live.data}
      reader={uid}
      closed={isClosed ? MINOR_WORDS.artist : undefined}
    />
  )
}
