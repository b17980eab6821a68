import type { RosterFilter } from '@ribalta/domain/roster/filter'
import type { Ref } from 'react'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { rosterPagesQuery } from '../../data/roster/queries.ts'
import type { FilterPart } from '../../lib/roster/rosterWords.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { FoundCards } from './FoundCards.tsx'
import { FoundCount } from './FoundCount.tsx'
import { FoundPlaceholders } from './FoundGrid.tsx'
import { NobodyFound } from './NobodyFound.tsx'

export interface FoundByLookProps {
  filter: RosterFilter
  wishes: RosterFilter
  /** What is asked, in words. */
  parts: readonly FilterPart[]
  onChange: (filter: RosterFilter) => void
  ref: Ref<HTMLUListElement>
}

/** Everybody found, a page at a time, whose look was confirmed last first. */
export function FoundByLook({ filter, wishes, parts, onChange, ref }: FoundByLookProps) {
  const list = usePagedQuery(rosterPagesQuery(filter))
  return (
    <>
      {list.isSifted === true ? (
        <Notice tone="neutral">
          São filtros demais para uma busca só: procuramos pelos três mais raros e tiramos daqui quem não
          atende aos outros. Uma página pode vir curta; “Carregar mais” continua.
        </Notice>
      ) : null}
      <FoundCount filter={filter} first={list.items[0]?.name} />
      <h2 className="sr-only">Pessoas</h2>
      <PagedItems
        list={list}
        loading={<FoundPlaceholders />}
        failure="Não foi possível buscar"
        empty={<NobodyFound parts={parts} onChange={onChange} />}
      >
        {() => <FoundCards ref={ref} filter={filter} list={list} wishes={wishes} />}
      </PagedItems>
    </>
  )
}
