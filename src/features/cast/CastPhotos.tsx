import { memo } from 'react'
import { StarButton } from '../../data/favoriteLists/StarButton.tsx'
import { MarkBox } from '../../data/marks/MarkBox.tsx'
import { RosterCard } from '../../data/roster/RosterCard.tsx'
import type { FoundCard } from '../../data/roster/roster.ts'
import { detailsAddress } from '../../lib/lists/listWalk.ts'

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
        <Tile key={card.uid} card={card} />
      ))}
    </ul>
  )
}

/** Drawn once: with a thousand of them on the page, a new page must not draw the others again. */
const Tile = memo(function Tile({ card }: { card: FoundCard }) {
  return (
    <li className="far-tile">
      <RosterCard
        card={card}
        to={detailsAddress(card.uid)}
        actions={
          <div className="flex rounded-control bg-surface">
            <StarButton uid={card.uid} artisticName={card.artisticName} />
            <MarkBox uid={card.uid} artisticName={card.artisticName} />
          </div>
        }
      />
    </li>
  )
})
