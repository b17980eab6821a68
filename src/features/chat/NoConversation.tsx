import { isStaff } from '@ribalta/domain/account/grants'
import { teamConversationId } from '@ribalta/domain/conversations/conversation'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { Navigate, useLocation } from 'react-router-dom'
import { chatPath } from '../../lib/deskPath.ts'
import { useNow } from '../../lib/useNow.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { BeginConversation } from './BeginConversation.tsx'
import { MinorNotice } from './MinorNotice.tsx'
import { hasGuardian, peerOf } from './peer.ts'

export interface NoConversationProps {
  id: string
  reader: string
  /** Of whom it would be with; undefined where that is nobody. */
  profile: Profile | undefined
  /** Its reader came to talk. */
  isBegun: boolean
  onBegun: () => void
}

/** Where there is no conversation that its reader may see: with somebody it can begin. */
export function NoConversation({ id, reader, profile, isBegun, onBegun }: NoConversationProps) {
  const { state, search } = useLocation() as { state: unknown; search: string }
  const now = useNow()
  const peer = peerOf(id, reader)
  if (profile === undefined || peer === undefined) {
    return (
      <EmptyState
        title="Nenhuma conversa neste endereço"
        action={
          <ButtonLink to="/chat" variant="secondary">
            Todas as conversas
          </ButtonLink>
        }
      >
        Ela pode ser de outras pessoas da equipe, ou a conta foi excluída.
      </EmptyState>
    )
  }
  // With one of the team it has both in its id, wherever they were found, and with somebody who left the team it has not.
  const isTeam = isStaff(profile)
  const right = isTeam ? teamConversationId(reader, peer) : peer
  if (right !== id) return <Navigate replace to={`${chatPath(right)}${search}`} state={state} />
  const name = profile.artisticName
  return (
    <div className="flex flex-col items-start gap-2 lg:pt-6">
      <h2 className="text-2xl break-words">{name}</h2>
      {hasGuardian(profile, now) ? (
        <MinorNotice uid={peer} name={name} />
      ) : (
        <BeginConversation uid={peer} name={name} isTeam={isTeam} isBegun={isBegun} onBegun={onBegun} />
      )}
    </div>
  )
}
