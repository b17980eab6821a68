import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { ResetLayout } from './ResetLayout.tsx'

/** A link that does nothing any more, and how to get another. */
export function UselessLink({ message }: { message: string }) {
  usePageTitle('Link sem efeito')
  return (
    <ResetLayout title="Este link não funciona mais">
      <Notice tone="danger">{message}</Notice>
      <p className="mt-6 text-muted">
        Para criar uma senha nova, peça outro link. Para confirmar seu e-mail, entre na sua conta e peça outro
        em Segurança.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/reset-password">Pedir outro link</ButtonLink>
        <ButtonLink to="/login" variant="secondary">
          Ir para o login
        </ButtonLink>
      </div>
    </ResetLayout>
  )
}
