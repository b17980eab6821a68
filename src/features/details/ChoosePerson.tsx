import { useMemo, useState } from 'react'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { RosterCard } from '../../data/roster/RosterCard.tsx'
import { rosterPagesQuery } from '../../data/roster/queries.ts'
import { detailsAddress } from '../../lib/lists/listWalk.ts'
import { useDraft } from '../../lib/forms/useDraft.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 80)

/** Finds somebody by the beginnings of their names. */
export function ChoosePerson() {
  const [name, setName] = useState('')
  const draft = useDraft(name, tidy, setName)
  const filter = useMemo(() => (name === '' ? {} : { name }), [name])
  const list = usePagedQuery(rosterPagesQuery(filter))
  return (
    <>
      <PageHeader title="Detalhes do artista">Escolha de quem você quer ver os detalhes.</PageHeader>
      <div className="max-w-md">
        <TextField
          label="Nome"
          type="search"
          autoComplete="off"
          value={draft.text}
          onChange={({ currentTarget }) => {
            draft.change(currentTarget.value)
          }}
        />
      </div>
      <div className="mt-8">
        <h2 className="sr-only">Pessoas</h2>
        <PagedItems
          list={list}
          loading={<Skeleton className="h-72 w-full" />}
          failure="Não foi possível buscar"
          empty={<EmptyState title="Ninguém com esse nome">Tente só o começo do nome.</EmptyState>}
        >
          {(cards) => (
            <ul
              aria-label="Pessoas"
              className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:gap-x-6 lg:grid-cols-4 xl:grid-cols-6"
            >
              {cards.map((card) => (
                <li key={card.uid}>
                  <RosterCard card={card} to={detailsAddress(card.uid)} />
                </li>
              ))}
            </ul>
          )}
        </PagedItems>
      </div>
    </>
  )
}
