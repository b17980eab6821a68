import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { profileQuery } from '../../data/profiles/queries.ts'
import { isTalking } from '../../lib/talking.ts'
import { useNow } from '../../lib/useNow.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useKeptFocus } from '../../ui/useKeptFocus.ts'
import { ConversationHeader } from './ConversationHeader.tsx'
import { MinorNotice } from './MinorNotice.tsx'
import { NoConversation } from './NoConversation.tsx'
import { OpenConversation } from './OpenConversation.tsx'
import { OutsideConversation } from './OutsideConversation.tsx'
import { hasGuardian, peerOf } from './peer.ts'
import type { ChatAddress } from './useChatAddress.ts'
import { useConversation } from '../../data/conversations/useConversation.ts'

export interface ConversationPaneProps {
  id: string
  address: ChatAddress
  reader: string
}

/** The conversation at an address, or what stands in its place. Give it the id as its key. */
export function ConversationPane(props: ConversationPaneProps) {
  return (
    <>
      <Link
        to={props.address.pathOf()}
        className="inline-flex min-h-11 shrink-0 items-center self-start text-link lg:hidden"
      >
        Todas as conversas
      </Link>
      <PaneContent {...props} />
    </>
  )
}

function PaneContent({ id, address, reader }: ConversationPaneProps) {
  const { state } = useLocation() as { state: unknown }
  const [comesToTalk] = useState(() => isTalking(state))
  // Whoever came in here goes on with what they write.
  const [hasComeIn, setHasComeIn] = useState(false)
  const now = useNow()
  const live = useConversation(id)
  const isIn = live.status === 'ready' && live.data?.participants.includes(reader) === true
  // Whoever leaves takes along what had the focus.
  const kept = useKeptFocus(isIn)
  const peer = peerOf(id, reader)
  const { data: profile, isPending } = useQuery({
    ...profileQuery(peer ?? ''),
    enabled: peer !== undefined,
  })

  function comeIn(): void {
    setHasComeIn(true)
  }

  if (live.status === 'failed') {
    return <ErrorState title="Não foi possível abrir a conversa" onRetry={live.retry} />
  }
  // A minor’s conversation shows no field for a moment either.
  if (live.status === 'loading' || (peer !== undefined && isPending)) {
    return <Skeleton className="mt-6 h-72 w-full" />
  }
  const conversation = live.data
  if (conversation === undefined) {
    return (
      <NoConversation
        id={id}
        reader={reader}
        profile={profile ?? undefined}
        isBegun={comesToTalk}
        onBegun={comeIn}
      />
    )
  }
  const isMinors = profile != null && hasGuardian(profile, now)
  return (
    <section {...kept} className="flex min-h-0 grow flex-col outline-none">
      <ConversationHeader conversation={conversation} reader={reader} isOpen={isIn && !isMinors} />
      {isMinors ? (
        <MinorNotice uid={id} name={profile.artisticName} />
      ) : isIn ? (
        <OpenConversation
          conversation={conversation}
          reader={reader}
          address={address}
          takesFocus={comesToTalk || hasComeIn}
        />
      ) : (
        <OutsideConversation conversation={conversation} onIn={comeIn} />
      )}
    </section>
  )
}
