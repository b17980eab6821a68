import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readTeam, type TeamMember } from '../../data/profiles/team.ts'
import { useWantedCode } from '../../lib/useWantedCode.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { tellMissingCode } from '../../ui/toast/tellMissingCode.ts'
import { GrantsTrail } from './GrantsTrail.tsx'
import { PeopleList } from './PeopleList.tsx'
import { PersonSearch } from './PersonSearch.tsx'

export interface TeamPanelProps {
  /** The uid of who looks. */
  ownId: string
  canWrite: boolean
}

/** Forms are no part of what the page waits for. */
const loadGrantsDialog = () => import('./GrantsDialog.tsx')

/** Who works at the agency; a director gives and takes access, and sees what was given and taken before. */
export function TeamPanel({ ownId, canWrite }: TeamPanelProps) {
  const [chosen, setChosen] = useState<TeamMember>()
  const onChoose = canWrite ? setChosen : undefined
  const code = useWantedCode(loadGrantsDialog, chosen !== undefined, () => {
    setChosen(undefined)
    tellMissingCode()
  })
  return (
    <div className="flex flex-col gap-12">
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-20">
        <section aria-labelledby="equipe">
          <h2 id="equipe" className="mb-4 text-2xl">
            Quem tem acesso
          </h2>
          <Team onChoose={onChoose} />
        </section>
        {onChoose === undefined ? null : (
          <section aria-labelledby="dar-acesso">
            <h2 id="dar-acesso" className="mb-4 text-2xl">
              Dar acesso a alguém
            </h2>
            <PersonSearch onChoose={onChoose} />
          </section>
        )}
      </div>
      {canWrite ? <GrantsTrail /> : null}
      {chosen === undefined || code === undefined ? null : (
        <code.GrantsDialog
          member={chosen}
          isOwn={chosen.id === ownId}
          onClose={() => {
            setChosen(undefined)
          }}
        />
      )}
    </div>
  )
}

function Team({ onChoose }: { onChoose: ((member: TeamMember) => void) | undefined }) {
  const team = useInfiniteQuery({
    queryKey: ['team'],
    queryFn: ({ pageParam }) => readTeam(pageParam),
    initialPageParam: undefined as TeamMember | undefined,
    getNextPageParam: (page) => page.next,
  })
  if (team.isPending) {
    return (
      <output className="flex flex-col gap-3" aria-label="Carregando a equipe">
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={String(index)} className="h-16" />
        ))}
      </output>
    )
  }
  if (team.isError) return <ErrorState onRetry={() => void team.refetch()} />
  const members = team.data.pages.flatMap((page) => page.members)
  if (members.length === 0) {
    return <EmptyState title="Ninguém na equipe">Procure uma pessoa e dê acesso a ela.</EmptyState>
  }
  return (
    <>
      <PeopleList label="Quem tem acesso" people={members} onChoose={onChoose} />
      {team.hasNextPage ? (
        <Button
          variant="secondary"
          className="mt-6"
          busy={team.isFetchingNextPage}
          onClick={() => void team.fetchNextPage()}
        >
          Mostrar mais
        </Button>
      ) : null}
    </>
  )
}
