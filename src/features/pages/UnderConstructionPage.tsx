import type { ComponentType } from 'react'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** A page that says what its screen will hold, until the screen is built. */
export function underConstruction(title: string, promise: string): ComponentType {
  function UnderConstructionPage() {
    return (
      <div className="page-band pb-24">
        <PageHeader eyebrow="Em construção" title={title}>
          <p>{promise}</p>
        </PageHeader>
        <p className="max-w-prose text-muted">
          Esta tela ainda está sendo preparada. Volte em breve para encontrá-la aqui.
        </p>
        <p className="mt-8">
          <ButtonLink to="/" variant="secondary">
            Voltar para o início
          </ButtonLink>
        </p>
      </div>
    )
  }
  return UnderConstructionPage
}
