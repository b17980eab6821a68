import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ArtistCards } from './ArtistCards.tsx'
import type { ArtistListState } from './artistList.ts'
import { useNearEnd } from './useNearEnd.ts'

/** Placeholders of a first page: enough to fill a tall window, so that nothing below them is seen to move. */
const FIRST_PLACEHOLDERS = 12

export interface ArtistResultsProps {
  list: ArtistListState & { more: () => void }
  isFiltered: boolean
  clear: () => void
}

/** What the filters found, in whatever state that is. */
export function ArtistResults({ list, isFiltered, clear }: ArtistResultsProps) {
  const cards = useRef<HTMLUListElement>(null)
  /** Where the cards that a press of the button asked for begin; their first takes the focus when they come. */
  const askedFrom = useRef<number>(undefined)
  const { artists, status, hasStarted, hasMore, lastFound, more } = list
  const count = artists.length
  // A page that found nobody is not followed by itself: a search over the whole roster goes on only when it is asked to.
  const end = useNearEnd(hasStarted && hasMore && status === 'idle' && lastFound > 0, more)

  useEffect(() => {
    const from = askedFrom.current
    if (from === undefined || count <= from) return
    askedFrom.current = undefined
    cards.current?.children.item(from)?.querySelector('a')?.focus({ preventScroll: true })
  }, [count])

  if (hasStarted && count === 0 && !hasMore) {
    return (
      <EmptyState
        title="Nenhum artista encontrado"
        action={isFiltered ? <Button onClick={clear}>Ver todos os artistas</Button> : undefined}
      >
        {isFiltered
          ? 'Confira a grafia do nome ou tire um dos filtros.'
          : 'Os primeiros perfis aparecem aqui assim que forem publicados.'}
      </EmptyState>
    )
  }
  return (
    <>
      <ArtistCards
        ref={cards}
        artists={artists}
        isLoading={status === 'loading'}
        placeholders={hasStarted || status === 'failed' ? 0 : FIRST_PLACEHOLDERS}
      />
      {status === 'failed' ? (
        <div className={count === 0 ? '' : 'mt-12'}>
          <ErrorState
            title={
              count === 0 ? 'Não foi possível buscar os artistas' : 'Não foi possível buscar mais artistas'
            }
            onRetry={more}
          />
        </div>
      ) : null}
      {hasStarted && hasMore && status !== 'failed' ? (
        <div ref={end} className="mt-12 flex flex-col items-center gap-4">
          {lastFound === 0 ? (
            <p className="max-w-prose text-center text-muted">A busca ainda não passou por todo o elenco.</p>
          ) : null}
          <Button
            variant="secondary"
            size="large"
            busy={status === 'loading'}
            onClick={() => {
              askedFrom.current = count
              more()
            }}
          >
            {lastFound === 0 ? 'Continuar buscando' : 'Carregar mais'}
          </Button>
        </div>
      ) : null}
    </>
  )
}
