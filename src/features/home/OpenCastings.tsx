import { CASTING_KIND_LABELS } from '@ribalta/domain/castings/casting'
import { readOpenCastings } from '../../data/castings/castings.ts'
import { AnswerRate } from '../../data/stats/AnswerRate.tsx'
import { formatPlace } from '../../lib/formats/formatPlace.ts'
import { formatDate } from '../../lib/formats/formatDate.ts'
import { useLoad } from '../../lib/loading/useLoad.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const SHOWN = 4
const PLACEHOLDERS = [0, 1, 2] as const

const load = (signal: AbortSignal) => readOpenCastings(SHOWN, signal)

/** The castings that anybody may apply to now; nothing at all where none is open. */
export function OpenCastings() {
  const castings = useLoad(load)
  if (castings.status === 'ready' && castings.data.length === 0) return null
  return (
    <section aria-labelledby="castings" className="page-band py-20 md:py-28">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <h2 id="castings" className="text-title">
            Castings abertos
          </h2>
          <p className="mt-4 max-w-prose text-lg text-muted">
            Cachê, prazo de pagamento e uso da imagem às claras. A agência nunca cobra para você se inscrever.
          </p>
        </div>
        {castings.status === 'failed' ? (
          <ErrorState title="Não foi possível carregar os castings" onRetry={castings.retry} />
        ) : (
          <ul aria-busy={castings.status === 'loading'} className="border-b border-line-strong lg:row-span-2">
            {castings.status === 'loading'
              ? PLACEHOLDERS.map((place) => (
                  <li key={place} aria-hidden="true" className="border-t border-line-strong py-6">
                    <Skeleton className="h-8 w-2/3" />
                    <Skeleton className="mt-3 h-5 w-1/2" />
                  </li>
                ))
              : castings.data.map(({ id, title, kind, city, uf, applyUntil }) => (
                  <li key={id} className="group relative border-t border-line-strong py-6">
                    <h3 className="text-2xl wrap-anywhere md:text-3xl">
                      <Link
                        to={`/casting/${id}`}
                        className="after:absolute after:inset-0 group-hover:text-accent"
                      >
                        {title}
                      </Link>
                    </h3>
                    <p className="mt-2 text-muted">
                      <span>{`${[CASTING_KIND_LABELS[kind], formatPlace({ city, uf })].join(' · ')} · `}</span>
                      <span className="whitespace-nowrap">{`inscrições até ${formatDate(applyUntil)}`}</span>
                    </p>
                  </li>
                ))}
          </ul>
        )}
        {/* Below the list, or beside it where there is room: neither moves when this comes. */}
        <AnswerRate className="max-w-prose text-muted" />
      </div>
    </section>
  )
}
