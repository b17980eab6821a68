import { Link } from '../../ui/Link.tsx'
import { SearchForm } from '../../ui/SearchForm.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { NewestPosts } from './NewestPosts.tsx'
import { OpenCastings } from './OpenCastings.tsx'

/** The home page below its portraits. */
export default function HomeRest() {
  return (
    <>
      <HowItWorks />
      <OpenCastings />
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
      <NewestPosts />
      <section className="bg-band text-on-band">
        <div className="page-band flex flex-wrap items-end justify-between gap-x-12 gap-y-8 py-20 md:py-28">
          <h2 className="max-w-[18ch] text-[clamp(2rem,1.2rem+3.4vw,4rem)] leading-[1.05]">
            A próxima cena pode ser sua.
          </h2>
          <Link
            to="/cadastro"
            className="inline-flex min-h-13 items-center rounded-control bg-paper px-7 text-lg font-medium text-ink hover:bg-surface focus-visible:outline-on-band"
          >
            Criar meu perfil
          </Link>
        </div>
      </section>
    </>
  )
}
