import { memo } from 'react'
import { detailsAddress } from '../../lib/lists/listWalk.ts'
import type { Elements } from '../../ui/elements.ts'
import { StarButton } from '../favoriteLists/StarButton.tsx'
import type { RosterCard as Card } from '../roster/roster.ts'
import { RosterCard } from '../roster/RosterCard.tsx'
import { MarkBox } from './MarkBox.tsx'

export interface MarkableTileProps {
  card: Card
  /** What there is to say of them besides. Keep it stable. */
  children?: Elements
}

/**
 * Somebody among the portraits of a list, to be opened, starred and marked. Drawn once: with hundreds of them on the page, a new page must not
 * draw the others again.
 */
export const MarkableTile = memo(function MarkableTile({ card, children }: MarkableTileProps) {
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
