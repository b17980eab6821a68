import { useLayoutEffect, useRef, type RefObject } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useNearEnd } from './useNearEnd.ts'

export interface ArtistListEndProps {
  /** Whether there is more to read; it stays in the page to give the focus to what it brought. */
  isShown: boolean
  isLoading: boolean
  /** How many the last page brought. */
  lastFound: number
  more: () => void
  /** The list itself, and how many cards it has. */
  cards: RefObject<HTMLUListElement | null>
  count: number
}

/** The end of what has been read of a list: reads on when it comes near, or when it is pressed. */
export default function ArtistListEnd({
  isShown,
  isLoading,
  lastFound,
  more,
  cards,
  count,
}: ArtistListEndProps) {
  /** Where the cards that a press of the button asked for begin; their first takes the focus when they come. */
  const askedFrom = useRef<number>(undefined)
  useLayoutEffect(() => {
    const from = askedFrom.current
    if (from === undefined || count <= from) return
    askedFrom.current = undefined
    cards.current?.children.item(from)?.querySelector('a')?.focus({ preventScroll: true })
  }, [cards, count])

  // A page that found nobody is not followed by itself: a search over the whole roster goes on only when it is asked to.
  const end = useNearEnd(isShown && !isLoading && lastFound > 0, more)
  if (!isShown) return null
  return (
    <div ref={end} className="mt-12 flex flex-col items-center gap-4">
      {lastFound === 0 ? (
        <p className="max-w-prose text-center text-muted">A busca ainda não passou por todo o elenco.</p>
      ) : null}
      <Button
        variant="secondary"
        size="large"
        busy={isLoading}
        onClick={() => {
          askedFrom.current = count
          more()
        }}
      >
        {lastFound === 0 ? 'Continuar buscando' : 'Carregar mais'}
      </Button>
    </div>
  )
}
