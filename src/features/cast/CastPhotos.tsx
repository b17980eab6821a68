import { MarkableTile } from '../../data/marks/MarkableTile.tsx'
import type { FoundCard } from '../../data/roster/roster.ts'

export interface CastPhotosProps {
  cards: readonly FoundCard[]
}

/** Everybody found as portraits. */
export function CastPhotos({ cards }: CastPhotosProps) {
  return (
    <ul
      aria-label="Elenco"
      className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:gap-x-6 lg:grid-cols-4 xl:grid-cols-5"
    >
      {cards.map((card) => (
        <MarkableTile key={card.uid} card={card} />
      ))}
    </ul>
  )
}
