import { useMemo } from 'react'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { PersonChip } from '../../data/roster/PersonChip.tsx'
import { rosterPagesQuery } from '../../data/roster/queries.ts'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type ChoicesProps, PersonChoice } from './PersonChoice.tsx'

/** The people of the roster. */
export function ArtistChoices({ reader, name, busy, onChoose }: ChoicesProps) {
  const filter = useMemo(() => (name === '' ? {} : { name }), [name])
  const list = usePagedQuery(rosterPagesQuery(filter))
  return (
    <PagedItems
      list={list}
      loading={<Skeleton className="h-40 w-full" />}
      failure="Não foi possível buscar"
      empty={<p className="px-5 py-2 text-muted">Ninguém com esse nome. Tente só o começo.</p>}
    >
      {(cards) => (
        <ul aria-label="Artistas">
          {cards
            .filter(({ uid }) => uid !== reader)
            .map(({ uid, artisticName, photo, minor }) => (
              <PersonChoice
                key={uid}
                person={{ uid, name: artisticName }}
                isBusy={busy === uid}
                onChoose={onChoose}
              >
                <PersonChip photo={photo} detail={minor ? 'Menor de idade' : undefined}>
                  {artisticName}
                </PersonChip>
              </PersonChoice>
            ))}
        </ul>
      )}
    </PagedItems>
  )
}
