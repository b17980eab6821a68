import { searchedOfCard } from '@ribalta/domain/roster/card'
import type { RosterFilter } from '@ribalta/domain/roster/filter'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, type Ref } from 'react'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { MarkableTile } from '../../data/marks/MarkableTile.tsx'
import { eachOnce } from '../../data/roster/eachOnce.ts'
import { rosterCountQuery, rosterPagesQuery } from '../../data/roster/queries.ts'
import { ROSTER_PAGE, type FoundCard } from '../../data/roster/roster.ts'
import { useRosterWalk } from '../../data/roster/useRosterWalk.ts'
import type { PagedList } from '../../lib/lists/pagedList.ts'
import { fitOf, type Fit } from '../../lib/roster/fit.ts'
import { isOpenFilter } from '../../lib/roster/rosterParams.ts'
import { FoundGrid } from './FoundGrid.tsx'

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
    <FoundGrid ref={ref}>
      {people.map(({ card, fit }) => (
        <MarkableTile key={card.uid} card={card}>
          {hasWishes ? <FitLine fit={fit} /> : undefined}
        </MarkableTile>
      ))}
    </FoundGrid>
  )
}

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
