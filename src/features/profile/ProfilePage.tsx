import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth } from '../../auth/AuthContext.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { CONVERSATION } from './messages/conversationAddress.ts'
import { MessagesPart } from './messages/messagesPart.ts'
import { ProfileEditorView } from './ProfileEditorView.tsx'

/** One's own profile, edited in place, or one's conversation with the agency. */
export function Component() {
  const { user, profile: live, profilePrivate } = useAuth()
  /** While the account is being deleted the record vanishes; as it was it stays until the page is left. */
  const [leaving, setLeaving] = useState<Profile | null>(null)
  const profile = leaving ?? live
  const { search } = useLocation()
  if (user !== null && profile !== null && search === CONVERSATION) {
    return (
      <Suspense>
        <MessagesPart uid={user.uid} profile={profile} isOpen />
      </Suspense>
    )
  }
  return (
    <div className="page-band pb-24">
      {user === null || profile === null ? (
        <>
          <PageHeader title="Perfil" />
          <ErrorState
            title="Seu perfil não está disponível"
            onRetry={() => {
              window.location.reload()
            }}
          >
            Não encontramos um perfil nesta conta, ou ele não pôde ser lido agora.
          </ErrorState>
        </>
      ) : (
        <ProfileEditorView
          key={user.uid}
          uid={user.uid}
          profile={profile}
          details={profilePrivate}
          isLeaving={leaving !== null}
          onDeletingChange={(isDeleting) => {
            setLeaving(isDeleting ? live : null)
          }}
        />
      )}
    </div>
  )
}
