import { isStaff } from '@ribalta/domain/account/grants'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useAuth } from '../../auth/AuthContext.tsx'
import { requireGoodPassword } from '../../auth/newPassword.ts'
import { accountStateQuery } from '../../auth/queries.ts'
import { recordAccountEvents } from '../../auth/recordAccountEvents.ts'
import { accountEventsQuery } from '../../data/accountEvents/queries.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { EmailState } from './EmailState.tsx'
import { NoticeChoices } from './NoticeChoices.tsx'
import { OtherSessions } from './OtherSessions.tsx'
import { RecentEvents } from './RecentEvents.tsx'
import { SecondFactors } from './SecondFactors.tsx'
import { SecuritySection } from './SecuritySection.tsx'

/** The person's own account: password, e-mail, other devices, and what happened to it. */
export function Component() {
  const { user, profile, profilePrivate, reauthenticate, changePassword } = useAuth()
  const client = useQueryClient()
  const uid = user?.uid ?? ''

  const noteEvents = useCallback(async () => {
    await recordAccountEvents()
    await client.invalidateQueries({ queryKey: accountEventsQuery(uid).queryKey })
  }, [client, uid])

  useEffect(() => {
    void noteEvents()
  }, [noteEvents])

  return (
    <div className="page-band pb-24">
      <PageHeader title="Segurança">
        <p>Sua senha, seu e-mail e os dispositivos em que você entrou.</p>
      </PageHeader>
      <SecuritySection title="Senha" description="Para trocar, confirme antes a senha atual.">
        <ChangePasswordForm
          email={user?.email ?? ''}
          changePassword={async (currentPassword, newPassword) => {
            const names = [profile?.artisticName, profile?.username, profilePrivate?.legalName]
            const owner = { email: user?.email ?? '', names: names.filter((name) => name !== undefined) }
            await requireGoodPassword(newPassword, owner)
            await reauthenticate(currentPassword)
            await changePassword(newPassword)
            void noteEvents()
          }}
        />
      </SecuritySection>
      <SecuritySection
        title="E-mail"
        description="Um e-mail confirmado garante que só você recebe o link de uma senha nova."
      >
        <EmailState uid={uid} onConfirmed={noteEvents} />
      </SecuritySection>
      <SecuritySection
        title="Segundo fator"
        description="Além da senha, um código ao entrar: uma senha descoberta não basta."
      >
        <SecondFactors
          uid={uid}
          phone={profile?.phone ?? ''}
          isNeeded={profile?.needsSecondFactor === true}
          onChanged={() => client.invalidateQueries({ queryKey: accountStateQuery(uid).queryKey })}
        />
      </SecuritySection>
      <SecuritySection
        title="Outros dispositivos"
        description="Esqueceu sua conta aberta em outro lugar? Saia de todos, menos deste."
      >
        <OtherSessions onEnded={noteEvents} />
      </SecuritySection>
      <SecuritySection
        title="Avisos por e-mail"
        description="O que a agência conta a você. Sobre a sua conta e decisões do seu cadastro você sempre recebe."
      >
        <NoticeChoices uid={uid} isStaff={isStaff({ grants: profile?.grants ?? [] })} />
      </SecuritySection>
      <SecuritySection
        title="Atividade recente"
        description="Não reconhece algo? Troque a senha e saia dos outros dispositivos."
      >
        <RecentEvents uid={uid} />
      </SecuritySection>
    </div>
  )
}
