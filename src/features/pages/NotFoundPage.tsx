import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** What a screen shows when its subject does not exist. */
export function NotFoundPage({ title, children }: { title: string; children?: string }) {
  return (
    <div className="page-band pb-24">
      <PageHeader eyebrow="Não encontrado" title={title}>
        {children === undefined ? null : <p>{children}</p>}
      </PageHeader>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/artistas">Ver artistas</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Voltar para o início
        </ButtonLink>
      </div>
    </div>
  )
}
