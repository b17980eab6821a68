import { readFeaturedArtists } from '../../data/artists.ts'
import { useLoad } from '../../lib/useLoad.ts'
import { Link } from '../../ui/Link.tsx'
import { SearchForm } from '../../ui/SearchForm.tsx'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { FeaturedArtists } from './FeaturedArtists.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'

/** How many of the featured artists stand beside the claim; the others follow it. */
const BESIDE_CLAIM = 2

/** Read as soon as this page's code is there. */
const loadFeatured = (signal: AbortSignal) => readFeaturedArtists(signal)

export function Component() {
  usePageTitle('')
  usePageMeta({ path: '/' })
  const featured = useLoad(loadFeatured)
  const artists = featured.status === 'ready' ? featured.data : undefined
  return (
    <>
      <Hero artists={artists?.slice(0, BESIDE_CLAIM)} hasFailed={featured.status === 'failed'} />
      <FeaturedArtists
        artists={artists?.slice(BESIDE_CLAIM)}
        onRetry={featured.status === 'failed' ? featured.retry : undefined}
      />
      <HowItWorks />
      <section
        aria-labelledby="busca"
        className="page-band grid gap-6 py-20 md:grid-cols-2 md:items-end md:py-28"
      >
        <div>
          <h2 id="busca" className="text-title">
            Já sabe quem procura?
          </h2>
          <p className="mt-3 max-w-prose text-lg text-muted">
            Busque pelo nome artístico, ou filtre por classe, habilidade, cidade e idade cênica.
          </p>
        </div>
        <SearchForm label="Nome artístico" action="/artistas" param="nome" />
      </section>
      <section className="bg-accent text-on-accent">
        <div className="page-band flex flex-wrap items-end justify-between gap-x-12 gap-y-8 py-20 md:py-28">
          <h2 className="max-w-[18ch] text-[clamp(2rem,1.2rem+3.4vw,4rem)] leading-[1.05]">
            A próxima cena pode ser sua.
          </h2>
          <Link
            to="/cadastro"
            className="inline-flex min-h-13 items-center rounded-control bg-paper px-7 text-lg font-medium text-ink hover:bg-surface focus-visible:outline-on-accent"
          >
            Criar meu perfil
          </Link>
        </div>
      </section>
    </>
  )
}
