import { useLocation } from 'react-router-dom'
import { Link } from '../../ui/Link.tsx'
import { ResetLayout } from './ResetLayout.tsx'
import { RequestLinkForm } from './RequestLinkForm.tsx'

async function requestLink(email: string): Promise<void> {
  const { requestPasswordReset } = await import('../../auth/actionLinks.ts')
  await requestPasswordReset(email)
}

export function RequestLink() {
  const { state } = useLocation() as { state: unknown }
  return (
    <ResetLayout
      title="Crie uma senha nova"
      lead="Informe o e-mail da sua conta e enviamos um link para você escolher outra senha."
    >
      <RequestLinkForm requestLink={requestLink} />
      <p className="mt-10 border-t border-line pt-6 text-muted">
        Lembrou da senha?{' '}
        <Link to="/login" state={state} className="text-link">
          Voltar para o login
        </Link>
      </p>
    </ResetLayout>
  )
}
