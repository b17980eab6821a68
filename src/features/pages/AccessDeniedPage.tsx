import { MESSAGES } from '@ribalta/domain/messages'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function Component() {
  return (
    <div className="page-band pb-24">
      <PageHeader title="Acesso negado">
        <p>{MESSAGES.accessDenied}</p>
      </PageHeader>
      <ButtonLink to="/">Voltar para Home</ButtonLink>
    </div>
  )
}
