import { searchedOfCard } from '@ribalta/domain/roster/card'
import type { RosterFilter } from '@ribalta/domain/roster/filter'
import { useQuery } from '@tanstack/react-query'
import { memo, useCallback, useMemo, type Ref } from 'react'
import { StarButton } from '../../data/favoriteLists/StarButton.tsx'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { MarkBox } from '../../data/marks/MarkBox.tsx'
import { eachOnce } from '../../data/roster/eachOnce.ts'
import { rosterCountQuery, rosterPagesQuery } from '../../data/roster/queries.ts'
import { RosterCard } from '../../data/roster/RosterCard.tsx'
import { ROSTER_PAGE, type FoundCard } from '../../data/roster/roster.ts'
import { useRosterWalk } from '../../data/roster/useRosterWalk.ts'
import type { PagedList } from '../../lib/lists/pagedList.ts'
import { fitOf, type Fit } from '../../lib/roster/fit.ts'
import { isOpenFilter } from '../../lib/roster/rosterParams.ts'
import { detailsAddress } from '../../lib/lists/listWalk.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:gap-x-6 xl:grid-cols-4'

export interface FoundCardsProps {
  filter: RosterFilter
  list: PagedList<FoundCard>
  /** What is only wished for: said on each card. */
  wishes: RosterFilter
  ref: Ref<HTMLUListElement>
}

/** Everybody found, once. */
export function FoundCards({ filter, list, wishes, ref }: FoundCardsProps) {
  const catalogue = useClassesSkills()
  const hasWishes = !isOpenFilter(wishes)
  const inOrder = useCallback(
    (cards: readonly FoundCard[]) => {
      const found = eachOnce(cards).map((card, index) => ({
        card,
        page: Math.floor(index / ROSTER_PAGE),
        met: fitOf(searchedOfCard(card), wishes, catalogue).met,
      }))
      // Page by page, so that nobody moves under a hand when the next one comes.
      return found.toSorted((a, b) => a.page - b.page || b.met - a.met).map(({ card }) => card)
    },
    [wishes, catalogue],
  )
  const people = useMemo(
    () => inOrder(list.items).map((card) => ({ card, fit: fitOf(searchedOfCard(card), wishes, catalogue) })),
    [list.items, inOrder, wishes, catalogue],
  )
  const { data: total } = useQuery(rosterCountQuery(filter))
  const query = useMemo(() => rosterPagesQuery(filter), [filter])
  useRosterWalk({ title: 'Busca', list, query, inOrder, total })
  return (
    <ul ref={ref} aria-label="Resultados" className={GRID}>
      {people.map(({ card, fit }) => (
        <Tile key={card.uid} card={card} fit={hasWishes ? fit : undefined} />
      ))}
    </ul>
  )
}

/** Drawn once: with hundreds of them on the page, a new page must not draw the others again. */
const Tile = memo(function Tile({ card, fit }: { card: FoundCard; fit: Fit | undefined }) {
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
        {fit === undefined ? null : <FitLine fit={fit} />}
      </RosterCard>
    </li>
  )
})

function FitLine({ fit: { met, asked, missing } }: { fit: Fit }) {
  return (
    <p className="mt-1 text-sm">
      <span className={missing.length === 0 ? 'text-success' : 'text-ink'}>
        {`Atende ${String(met)} de ${String(asked)}`}
      </span>
      {missing.length === 0 ? null : <span className="text-muted">{`: falta ${missing.join(', ')}`}</span>}
    </p>
  )
}

/** In the place of the first page. */
export function FoundPlaceholders() {
  return (
    <div aria-hidden="true" className={GRID}>
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
