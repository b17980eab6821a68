import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { ArtistFilters } from './ArtistFilters.tsx'
import { ArtistResults } from './ArtistResults.tsx'
import { listAnnouncement } from './announcement.ts'
import { filterKey } from './filterParams.ts'
import { useArtistFilter } from './useArtistFilter.ts'
import { useArtistList } from './useArtistList.ts'

export function Component() {
  usePageTitle('Artistas')
  usePageMeta({
    description:
      'O elenco da agência: encontre atrizes, atores, modelos e artistas por classe, habilidade, cidade e idade cênica.',
    path: '/artistas',
  })
  const { filter, change, clear } = useArtistFilter()
  const list = useArtistList(filter)
  const isFiltered = filterKey(filter) !== ''
  return (
    <div className="page-band pb-24">
      <PageHeader title="Artistas">
        <p>Retratos atuais, perfis conferidos pela nossa equipe.</p>
      </PageHeader>
      <ArtistFilters filter={filter} change={change} />
      <div className="mt-5 mb-6 flex min-h-11 flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <output className="text-sm text-muted">{listAnnouncement(list)}</output>
        {isFiltered ? (
          <Button variant="quiet" size="small" onClick={clear}>
            Limpar filtros
          </Button>
        ) : null}
      </div>
      <h2 className="sr-only">Resultados</h2>
      <ArtistResults list={list} isFiltered={isFiltered} clear={clear} />
    </div>
  )
}
