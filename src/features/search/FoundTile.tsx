import { memo, type ReactNode } from 'react'
import { StarButton } from '../../data/favoriteLists/StarButton.tsx'
import { MarkBox } from '../../data/marks/MarkBox.tsx'
import type { RosterCard as Card } from '../../data/roster/roster.ts'
import { RosterCard } from '../../data/roster/RosterCard.tsx'
import { detailsAddress } from '../../lib/lists/listWalk.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Of everybody found. */
export const FOUND_GRID = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:gap-x-6 xl:grid-cols-4'

export interface FoundTileProps {
  card: Card
  /** What there is to say of how they fit. Keep it stable. */
  children?: ReactNode
}

/** Somebody found. Drawn once: with hundreds of them on the page, a new page must not draw the others again. */
export const FoundTile = memo(function FoundTile({ card, children }: FoundTileProps) {
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
      >
        {children}
      </RosterCard>
    </li>
  )
})

/** In the place of the first page. */
export function FoundPlaceholders() {
  return (
    <div aria-hidden="true" className={FOUND_GRID}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-[4/5] w-full" holdsPhoto />
          <Skeleton className="mt-3 h-5 w-2/3" />
          <Skeleton className="mt-1.5 h-4 w-1/2" />
        </div>
      ))}
    </div>
  )
}
