import { useState } from 'react'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { teamQuery } from '../../data/profiles/queries.ts'
import type { TeamMember } from '../../data/profiles/team.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { GrantsDialog } from './GrantsDialog.tsx'
import { GrantsTrail } from './GrantsTrail.tsx'
import { PeopleList } from './PeopleList.tsx'
import { PersonSearch } from './PersonSearch.tsx'

export interface TeamPanelProps {
  /** The uid of who looks. */
  ownId: string
  canWrite: boolean
}

/** Who works at the agency; a director gives and takes access, and sees what was given and taken before. */
export function TeamPanel({ ownId, canWrite }: TeamPanelProps) {
  const [chosen, setChosen] = useState<TeamMember>()
  const onChoose = canWrite ? setChosen : undefined
  return (
    <div className="flex flex-col gap-12">
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-20">
        <section aria-labelledby="equipe">
          <h2 id="equipe" className="mb-4 text-2xl">
            Quem tem acesso
          </h2>
          <Team ownId={ownId} onChoose={onChoose} />
        </section>
        {onChoose === undefined ? null : (
          <section aria-labelledby="dar-acesso">
            <h2 id="dar-acesso" className="mb-4 text-2xl">
              Dar acesso a alguém
            </h2>
            <PersonSearch ownId={ownId} onChoose={onChoose} />
          </section>
        )}
      </div>
      {canWrite ? <GrantsTrail /> : null}
      {chosen === undefined ? null : (
        <GrantsDialog
          member={chosen}
          onClose={() => {
            setChosen(undefined)
          }}
        />
      )}
    </div>
  )
}

interface TeamProps {
  ownId: string
  onChoose: ((member: TeamMember) => void) | undefined
}

function Team({ ownId, onChoose }: TeamProps) {
  return (
    <PagedItems
      list={usePagedQuery(teamQuery())}
      loading={
        <output className="flex flex-col gap-3" aria-label="Carregando a equipe">
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={String(index)} className="h-16" />
          ))}
        </output>
      }
      empty={<EmptyState title="Ninguém na equipe">Procure uma pessoa e dê acesso a ela.</EmptyState>}
    >
      {(members) => <PeopleList label="Quem tem acesso" people={members} ownId={ownId} onChoose={onChoose} />}
    </PagedItems>
  )
}
