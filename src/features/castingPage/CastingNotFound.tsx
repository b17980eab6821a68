import { useLocation } from 'react-router-dom'
import { LOGIN_PATH } from '../../auth/access.ts'
import { useAuth } from '../../auth/AuthContext.tsx'
import { returnState } from '../../auth/returnPath.ts'
import { readOpenCastings } from '../../data/castings/castings.ts'
import { useLoad } from '../../lib/loading/useLoad.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { formatDate } from '../../lib/formats/formatDate.ts'

const OTHERS = 6
const loadOthers = (signal: AbortSignal) => readOpenCastings(OTHERS, signal)

/** Where no casting is that one may see: says so, and shows those that are open. */
export default function CastingNotFound() {
  usePageTitle('Casting não encontrado')
  usePageMeta({ description: 'Este casting não existe ou saiu do ar.', isIndexed: false })
  const { session } = useAuth()
  const location = useLocation()
  const others = useLoad(loadOthers)
  const open = others.status === 'ready' ? others.data : []
  return (
    <div className="page-band pb-24">
      <PageHeader eyebrow="Casting" title="Casting não encontrado ou fora do ar">
        <p>O link pode ter mudado, ou as inscrições foram pausadas ou encerradas.</p>
        {session.status === 'signedIn' ? null : (
          <p>
            É do elenco ou recebeu um convite?{' '}
            <Link to={LOGIN_PATH} state={returnState(location)} className="text-link">
              Entre na sua conta
            </Link>{' '}
            para abrir.
          </p>
        )}
      </PageHeader>
      {open.length === 0 ? null : (
        <section aria-labelledby="abertos" className="mb-10">
          <h2 id="abertos" className="mb-4 text-2xl">
            Com inscrições abertas
          </h2>
          <ul className="flex max-w-3xl flex-col border-t border-line">
            {open.map((casting) => (
              <li key={casting.id} className="border-b border-line py-4">
                <Link to={`/casting/${casting.id}`} className="text-lg font-medium text-link">
                  {casting.title}
                </Link>
                <p className="text-muted">
                  <span>{`${casting.city}, ${casting.uf} · `}</span>
                  <span className="whitespace-nowrap">{`inscrições até ${formatDate(casting.applyUntil)}`}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" variant="secondary">
          Voltar para o início
        </ButtonLink>
        <ButtonLink to="/contatos" variant="secondary">
          Falar com a agência
        </ButtonLink>
      </div>
    </div>
  )
}
