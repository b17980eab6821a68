import { Button } from '../../ui/Button.tsx'
import { useNearEnd } from './useNearEnd.ts'

export interface ArtistListEndProps {
  isLoading: boolean
  /** How many the last page brought. */
  lastFound: number
  more: () => void
  /** When somebody asks for more by the button. */
  onPress: () => void
}

/** The end of what has been read of a list: reads on when it comes near, or when it is pressed. */
export default function ArtistListEnd({ isLoading, lastFound, more, onPress }: ArtistListEndProps) {
  // A page that found nobody is not followed by itself: a search over the whole roster goes on only when it is asked to.
  const end = useNearEnd(!isLoading && lastFound > 0, more)
  return (
    <div ref={end} className="mt-12 flex flex-col items-center gap-4">
      {lastFound === 0 ? (
        <p className="max-w-prose text-center text-muted">A busca ainda não passou por todo o elenco.</p>
      ) : null}
      <Button variant="secondary" size="large" busy={isLoading} onClick={onPress}>
        {lastFound === 0 ? 'Continuar buscando' : 'Carregar mais'}
      </Button>
    </div>
  )
}
