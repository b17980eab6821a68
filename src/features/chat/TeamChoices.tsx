import { toUsername } from '@ribalta/domain/identity'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { teamQuery } from '../../data/profiles/queries.ts'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type ChoicesProps, PersonChoice } from './PersonChoice.tsx'

/** Those who work at the agency; they are few, and a name is looked for among those that are there. */
export function TeamChoices({ reader, name, busy, onChoose }: ChoicesProps) {
  const list = usePagedQuery(teamQuery())
  const sought = toUsername(name)
  return (
    <PagedItems
      list={list}
      loading={<Skeleton className="h-40 w-full" />}
      failure="Não foi possível buscar"
      empty={<p className="px-5 py-2 text-muted">Ninguém na equipe ainda.</p>}
    >
      {(members) => {
        const found = members.filter(
          ({ id, artisticName, sleep }) =>
            id !== reader && sleep === undefined && toUsername(artisticName).includes(sought),
        )
        return found.length === 0 ? (
          <p className="px-5 py-2 text-muted">Ninguém da equipe com esse nome.</p>
        ) : (
          <ul aria-label="Equipe">
            {found.map(({ id, artisticName }) => (
              <PersonChoice
                key={id}
                person={{ uid: id, name: artisticName }}
                isBusy={busy === id}
                onChoose={onChoose}
              >
                <span className="min-w-0 break-words">{artisticName}</span>
              </PersonChoice>
            ))}
          </ul>
        )
      }}
    </PagedItems>
  )
}
