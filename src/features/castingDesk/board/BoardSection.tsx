import { isDirector } from '@ribalta/domain/account/grants'
import type { CastingRole } from '@ribalta/domain/schemas/castings/casting'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAuth } from '../../../auth/AuthContext.tsx'
import type { ActEnd } from '../../../data/roster/actOn.ts'
import { EndedAct } from '../../../data/roster/EndedAct.tsx'
import { ROLE_PARAM } from '../../../lib/deskPath.ts'
import { rheaPath } from '../../../lib/rhea/rheaPath.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { type OpenOnce, useOpenOnce } from '../../../ui/useOpenOnce.ts'
import Board from './Board.tsx'
import type { OpenedBoardOf } from './useOpenedBoard.ts'

const PutIntoRole = lazyPart(() => import('../../../data/castings/PutIntoRole.tsx'))

export interface BoardSectionProps {
  castingId: string
  title: string
  roles: readonly { readonly id: string; readonly role: CastingRole }[]
  /** Whether staff may put people in. */
  mayPutIn: boolean
  /** The casting is over: nobody is moved any more. */
  isOver: boolean
  takeBeginning: OpenedBoardOf['takeBeginning']
  /** Whether the answers that were held back are looked at, to be sent. */
  drafts: OpenOnce
}

/** Who is in a casting and where each stands, of all its roles or of one, which the address keeps. */
export function BoardSection(props: BoardSectionProps) {
  const { castingId, title, roles, mayPutIn } = props
  const { profile } = useAuth()
  const [params, setParams] = useSearchParams()
  const asked = params.get(ROLE_PARAM)
  const roleId = roles.find(({ id }) => id === asked)?.id
  const picker = useOpenOnce()
  const [ended, setEnded] = useState<ActEnd>()

  function showRole(id: string): void {
    const next = new URLSearchParams(params)
    if (id === '') next.delete(ROLE_PARAM)
    else next.set(ROLE_PARAM, id)
    setParams(next, { replace: true, preventScrollReset: true })
  }

  return (
    <section aria-labelledby="inscricoes" className="border-t border-line pt-8 pb-12">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h2 id="inscricoes" className="text-2xl">
          Inscrições
        </h2>
        <div className="flex flex-wrap items-end gap-4 max-sm:w-full">
          {roles.length < 2 ? null : (
            <SelectField
              label="Personagem"
              value={roleId ?? ''}
              fieldClassName="w-full sm:w-72"
              onChange={({ target }) => {
                showRole(target.value)
              }}
            >
              <option value="">Todos</option>
              {roles.map(({ id, role }) => (
                <option key={id} value={id}>
                  {role.title}
                </option>
              ))}
            </SelectField>
          )}
          {isDirector(profile) ? (
            <ButtonLink to={rheaPath.from({ castingId })} variant="secondary">
              Ranking
            </ButtonLink>
          ) : null}
          {mayPutIn ? (
            <Button variant="secondary" aria-haspopup="dialog" onClick={picker.open}>
              Adicionar artistas
            </Button>
          ) : null}
        </div>
      </div>
      {/* In sight also where the board has been scrolled to: it may say who stayed behind, and why. */}
      <EndedAct
        end={ended}
        className="sticky top-20 z-20 mb-4"
        onClose={() => {
          setEnded(undefined)
        }}
      />
      {picker.isOpen ? (
        <Suspense fallback={null}>
          <PutIntoRole
            castingId={castingId}
            castingTitle={title}
            roles={roles}
            roleId={roleId}
            onClose={picker.close}
            onAdded={setEnded}
          />
        </Suspense>
      ) : null}
      <Board
        key={`${castingId} ${roleId ?? ''}`}
        {...props}
        roleId={roleId}
        onRole={showRole}
        onEnded={setEnded}
      />
    </section>
  )
}
