import { useState } from 'react'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { ResetLayout } from './ResetLayout.tsx'
import { UnreachableLink } from './UnreachableLink.tsx'
import { useLinkCode } from './useLinkCode.ts'
import { UselessLink } from './UselessLink.tsx'

async function emailOf(code: string): Promise<string> {
  const { readResetCode } = await import('../../auth/actionLinks.ts')
  return readResetCode(code)
}

async function setPassword(code: string, email: string, newPassword: string): Promise<void> {
  const [{ resetPassword }, { requireGoodPassword }] = await Promise.all([
    import('../../auth/actionLinks.ts'),
    import('../../auth/newPassword.ts'),
  ])
  await requireGoodPassword(newPassword, { email, names: [] })
  await resetPassword(code, newPassword)
}

/** Opened from the e-mail that lets a person choose another password. */
export function NewPassword({ code }: { code: string }) {
  const link = useLinkCode(code, emailOf)
  const [isDone, setIsDone] = useState(false)
  if (isDone) {
    return (
      <ResetLayout isAnswer title="Senha alterada" lead="Agora entre na sua conta com a senha nova.">
        <ButtonLink to="/login">Entrar</ButtonLink>
      </ResetLayout>
    )
  }
  switch (link.status) {
    case 'checking':
      return <LoadingArea label="Conferindo o link…" />
    case 'unreachable':
      return <UnreachableLink onRetry={link.retry} />
    case 'useless':
      return <UselessLink message={link.message} />
    case 'good':
      return (
        <ResetLayout title="Escolha a senha nova">
          <NewPasswordForm
            email={link.value}
            setPassword={async (newPassword) => {
              await setPassword(code, link.value, newPassword)
              setIsDone(true)
            }}
          />
        </ResetLayout>
      )
  }
}
