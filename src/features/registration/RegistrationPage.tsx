import { useCallback, useEffect, useState } from 'react'
import { useAuth } from '../../auth/AuthContext.tsx'
import { readInvitationHash } from '@ribalta/domain/notices/invitationAddress'
import { whenIdle } from '../../lib/loading/whenIdle.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { InvitationNote } from './InvitationNote.tsx'
import type { RegistrationValues } from './registrationForm.ts'
import { RegistrationWizard } from './RegistrationWizard.tsx'
import { useRegistration } from './useRegistration.ts'

/** The registration of an artist, or the way to the profile for who has one. */
export function Component() {
  usePageMeta({ path: '/cadastro' })
  const registration = useRegistration()
  const { user, loading, startSession } = useAuth()
  const wanted = registration.wanted?.applyingFor
  const [link] = useState(() => readInvitationHash(window.location.hash))
  const { takeInvitation } = registration
  const onOpened = useCallback(
    (values: Partial<RegistrationValues>) => {
      if (link !== undefined) takeInvitation(link, values)
    },
    [link, takeInvitation],
  )
  // The form doesn't wait for it.
  useEffect(() => {
    whenIdle(() => void startSession())
  }, [startSession])
  // Signing in is the registration's own last step.
  const isSomebodyElse = user !== null && registration.phase === undefined
  return (
    <div className="page-band pb-24">
      <div className="mx-auto max-w-3xl">
        <PageHeader title="Cadastro" eyebrow="Para artistas">
          Leva poucos minutos. O que você preencher fica guardado neste aparelho por sete dias.
        </PageHeader>
        {isSomebodyElse ? (
          <EmptyState title="Você já entrou" action={<ButtonLink to="/perfil">Ver meu perfil</ButtonLink>}>
            Para cadastrar outra pessoa, saia da sua conta primeiro.
          </EmptyState>
        ) : (
          <>
            {wanted === undefined ? null : (
              <div className="mb-8">
                <Notice>{`Depois do cadastro você volta para se candidatar a “${wanted.roleTitle}”, em “${wanted.castingTitle}”.`}</Notice>
              </div>
            )}
            {link === undefined || loading ? null : (
              <div className="mb-8">
                <InvitationNote link={link} onOpened={onOpened} />
              </div>
            )}
            <RegistrationWizard registration={registration} />
          </>
        )}
      </div>
    </div>
  )
}
