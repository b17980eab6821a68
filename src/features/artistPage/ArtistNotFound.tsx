import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SearchForm } from '../../ui/SearchForm.tsx'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'

/** Where nobody published is: says so and helps to find whom was meant. */
export default function ArtistNotFound({ address }: { address: string }) {
  usePageTitle('Página não encontrada')
  usePageMeta({ description: 'Esta página não existe.', isIndexed: false })
  return (
    <div className="page-band pb-24">
      <PageHeader eyebrow="Página não encontrada" title="Ninguém neste endereço">
        <p className="wrap-anywhere">
          Não há artista em <strong className="font-medium text-ink">{`/${address}`}</strong>. O nome pode ter
          mudado, ou o perfil pode não estar mais publicado.
        </p>
      </PageHeader>
      <div className="flex max-w-2xl flex-col gap-8">
        <SearchForm label="Buscar artista por nome" action="/artistas" param="nome" />
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/artistas" variant="secondary">
            Ver todo o elenco
          </ButtonLink>
          <ButtonLink to="/" variant="secondary">
            Voltar para o início
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
