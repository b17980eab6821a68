import type { CastingRole } from '@ribalta/domain/schemas/casting'
import type { RosterFilter } from '@ribalta/domain/roster/filter'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { castingsQuery, fullCastingQuery } from '../../data/castings/queries.ts'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { rosterParams } from '../../lib/rosterParams.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { WISHES_PARAM, writeWishes } from './wishes.ts'

export interface FillFromRoleProps {
  onClose: () => void
}

/** Without these nobody is right for the role; what somebody can do only ranks, for it can be learnt. */
function requiredOf({ classes, gender, playingAge }: CastingRole): RosterFilter {
  return {
    ...(classes.length === 0 ? {} : { classes }),
    ...(gender === undefined ? {} : { gender: [gender] }),
    ...(playingAge === undefined ? {} : { playingAge }),
  }
}

/** Fills the search with what a role of a casting asks for. */
export function FillFromRole({ onClose }: FillFromRoleProps) {
  const [castingId, setCastingId] = useState<string>()
  const [, setParams] = useSearchParams()
  function fill(role: CastingRole): void {
    setParams(() => {
      const params = rosterParams(requiredOf(role))
      if (role.skills.length > 0) params.set(WISHES_PARAM, writeWishes({ skills: role.skills }))
      return params
    })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Preencher com um personagem"
      description="Classe, gênero e idade cênica viram filtros; as habilidades aparecem em cada pessoa como desejáveis."
    >
      {castingId === undefined ? (
        <Castings onChoose={setCastingId} />
      ) : (
        <Roles
          castingId={castingId}
          onChoose={fill}
          onBack={() => {
            setCastingId(undefined)
          }}
        />
      )}
    </Dialog>
  )
}

const CHOICE = 'w-full min-h-11 py-2 text-left hover:text-accent'

function Castings({ onChoose }: { onChoose: (id: string) => void }) {
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
          {entries.map(({ id, casting }) => (
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
  onChoose: (role: CastingRole) => void
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
      <ul aria-label="Personagens" className="divide-y divide-line border-y border-line">
        {roles.map(({ id, role }) => (
          <li key={id}>
            <button
              type="button"
              className={CHOICE}
              onClick={() => {
                onChoose(role)
              }}
            >
              {role.title}
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="quiet" onClick={onBack}>
          Outro casting
        </Button>
      </div>
    </>
  )
}
