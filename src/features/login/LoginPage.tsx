import { MESSAGES } from '@ribalta/domain/messages'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAuth } from '../../auth/AuthContext.tsx'
import { landingOf } from '../../auth/landing.ts'
import { readReturnPath, readRoleToReturnTo } from '../../auth/returnPath.ts'
import { Link } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { LoginForm } from './LoginForm.tsx'

async function signInByEmail(email: string, password: string): Promise<void> {
  const { signIn } = await import('../../auth/account.ts').catch((error: unknown) => {
    throw new Error(MESSAGES.login.other, { cause: error })
  })
  await signIn(email, password)
}

export function Component() {
  const { session, startSession } = useAuth()
  const { state } = useLocation() as { state: unknown }

  useEffect(() => {
    void startSession()
  }, [startSession])

  if (session.status === 'signedIn') {
    return <Navigate to={readReturnPath(state) ?? landingOf(session.profile)} state={state} replace />
  }
  const wanted = readRoleToReturnTo(state)?.applyingFor
  return (
    <div className="page-band grid grow content-start pb-24 md:grid-cols-12">
      <div className="md:col-span-7 lg:col-span-6 xl:col-span-5">
        <PageHeader title="Entre na sua conta">
          <p>Acompanhe seus testes, castings e propostas.</p>
        </PageHeader>
        {wanted === undefined ? null : (
          <div className="mb-8">
            <Notice>{`Entre para se candidatar a “${wanted.roleTitle}”, em “${wanted.castingTitle}”. Depois você volta para a inscrição.`}</Notice>
          </div>
        )}
        <LoginForm signIn={signInByEmail} returnTo={state} />
        <p className="mt-10 border-t border-line pt-6 text-muted">
          Ainda não tem cadastro?{' '}
          <Link to="/cadastro" state={state} className="text-link">
            Cadastre-se como artista
          </Link>
        </p>
      </div>
    </div>
  )
}
