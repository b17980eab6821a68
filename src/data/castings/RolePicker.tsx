import type { CastingStatus } from '@ribalta/domain/castings/castingStatus'
import type { CastingRole } from '@ribalta/domain/schemas/castings/casting'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { usePagedQuery } from '../pagedQuery.ts'
import { CHOICE } from './choiceStyle.ts'
import { castingsQuery, fullCastingQuery } from './queries.ts'
import { RoleChoices } from './RoleChoices.tsx'

export interface ChosenRole {
  readonly castingId: string
  /** The casting's title. */
  readonly casting: string
  readonly roleId: string
  readonly role: CastingRole
}

export interface RolePickerProps {
  /** Which castings are offered; all where nothing says. */
  isOffered?: (status: CastingStatus) => boolean
  onChoose: (chosen: ChosenRole) => void
}

/** Chooses a casting, then one of its roles. */
export function RolePicker({ isOffered = () => true, onChoose }: RolePickerProps) {
  const [castingId, setCastingId] = useState<string>()
  return castingId === undefined ? (
    <Castings isOffered={isOffered} onChoose={setCastingId} />
  ) : (
    <Roles
      castingId={castingId}
      onChoose={onChoose}
      onBack={() => {
        setCastingId(undefined)
      }}
    />
  )
}

interface CastingsProps {
  isOffered: (status: CastingStatus) => boolean
  onChoose: (id: string) => void
}

function Castings({ isOffered, onChoose }: CastingsProps) {
  const list = usePagedQuery(castingsQuery(undefined))
  return (
    <PagedItems
      list={list}
      loading={<Skeleton className="h-40 w-full" />}
      failure="Não foi possível carregar os castings"
      empty={<p className="text-muted">Ainda não há castings.</p>}
    >
      {(entries) => (
        <ul aria-label="Castings" className="divide-y divide-line border-y border-line">
          {entries
            .filter(({ casting }) => isOffered(casting.status))
            .map(({ id, casting }) => (
              <li key={id}>
                <button
                  type="button"
                  className={CHOICE}
                  onClick={() => {
                    onChoose(id)
                  }}
                >
                  {casting.title}
                </button>
              </li>
            ))}
        </ul>
      )}
    </PagedItems>
  )
}

interface RolesProps {
  castingId: string
  onChoose: (chosen: ChosenRole) => void
  onBack: () => void
}

function Roles({ castingId, onChoose, onBack }: RolesProps) {
  const { data, isError, refetch } = useQuery(fullCastingQuery(castingId))
  if (isError)
    return <ErrorState title="Não foi possível carregar os personagens" onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="h-40 w-full" />
  const roles = data?.roles ?? []
  return (
    <>
      {roles.length === 0 ? <p className="text-muted">Este casting ainda não tem personagens.</p> : null}
      <RoleChoices
        roles={roles}
        onChoose={({ id, role }) => {
          onChoose({ castingId, casting: data?.casting.title ?? '', roleId: id, role })
        }}
      />
      <div>
        <Button variant="quiet" onClick={onBack}>
          Outro casting
        </Button>
      </div>
    </>
  )
}
