import type { ComponentType } from 'react'
import type { ScreenToCome } from '../../lib/screensToCome.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PROMISES } from './promises.ts'

/** The page that says what the screen at a path of the route map will hold, until that screen is built. */
export function screenToCome(path: ScreenToCome): ComponentType {
  const { title, promise } = PROMISES[path]
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
