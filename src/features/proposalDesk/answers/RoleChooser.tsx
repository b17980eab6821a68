import { mayPutIn } from '@ribalta/domain/castings/castingStatus'
import { useQuery } from '@tanstack/react-query'
import { fullCastingQuery } from '../../../data/castings/queries.ts'
import { RoleChoices } from '../../../data/castings/RoleChoices.tsx'
import { type ChosenRole, RolePicker } from '../../../data/castings/RolePicker.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

export interface RoleChooserProps {
  /** The proposal's; any where it has none. */
  castingId: string | undefined
  onChoose: (role: ChosenRole) => void
}

/** Into which role people come who stand on no board yet. */
export function RoleChooser({ castingId, onChoose }: RoleChooserProps) {
  return castingId === undefined ? (
    <RolePicker isOffered={mayPutIn} onChoose={onChoose} />
  ) : (
    <RolesOf castingId={castingId} onChoose={onChoose} />
  )
}

function RolesOf({ castingId, onChoose }: { castingId: string; onChoose: RoleChooserProps['onChoose'] }) {
  const { data, isError, refetch } = useQuery(fullCastingQuery(castingId))
  if (isError) {
    return <ErrorState title="Não foi possível carregar os personagens" onRetry={() => void refetch()} />
  }
  if (data === undefined) return <Skeleton className="h-40 w-full" />
  if (data === null) return <p className="text-muted">O casting desta proposta não existe mais.</p>
  if (!mayPutIn(data.casting.status)) {
    return <p className="text-muted">{`O casting “${data.casting.title}” não recebe mais ninguém.`}</p>
  }
  return (
    <RoleChoices
      roles={data.roles}
      onChoose={({ id, role }) => {
        onChoose({ castingId, casting: data.casting.title, roleId: id, role })
      }}
    />
  )
}
