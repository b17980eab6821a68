import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'

/** For artists, who have nothing to do here yet. */
export function OwnPresentations() {
  usePageTitle('Apresentações')
  return (
    <>
      <PageHeader title="Apresentações" />
      <EmptyState
        title="Ainda não há nada para você aqui"
        action={
          <ButtonLink to="/trabalhos" variant="secondary">
            Ver meus trabalhos
          </ButtonLink>
        }
      >
        Quando a agência apresenta artistas a um cliente, é por uma proposta. Mais adiante, as suas
        apresentações vão aparecer nesta página. Convites e testes continuam em Trabalhos.
      </EmptyState>
    </>
  )
}
