import { ButtonLink } from '../ui/ButtonLink.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { usePageMeta } from '../ui/usePageMeta.ts'

/** Where no route matches, in the specification's words, with a way back. */
export function Component() {
  usePageMeta({ isIndexed: false })
  return (
    <div className="page-band pb-24">
      <PageHeader title="Unexpected Application Error!">
        <h2 className="mb-3 text-2xl">404 Not Found</h2>
        <p>Não há página neste endereço. O link pode estar incompleto ou ter mudado.</p>
      </PageHeader>
      <ButtonLink to="/">Ir para o início</ButtonLink>
    </div>
  )
}
