import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

export interface NoArtistsFoundProps {
  isFiltered: boolean
  clear: () => void
}

/** A list without anybody, and the way out of it. */
export default function NoArtistsFound({ isFiltered, clear }: NoArtistsFoundProps) {
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
