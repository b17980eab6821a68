import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { blogPath } from './tagParam.ts'

/** Where no published post is. */
export default function PostNotFound() {
  usePageTitle('Post não encontrado')
  usePageMeta({ description: 'Este post não existe ou não está mais no ar.', isIndexed: false })
  return (
    <div className="page-band pb-24">
      <PageHeader eyebrow="Página não encontrada" title="Este post não está no ar">
        <p>O endereço pode ter mudado, ou o texto pode ter sido tirado do blog.</p>
      </PageHeader>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={blogPath()}>Ver todos os posts</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Voltar para o início
        </ButtonLink>
      </div>
    </div>
  )
}
