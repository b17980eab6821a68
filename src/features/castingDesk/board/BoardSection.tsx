import type { CastingRole } from '@ribalta/domain/schemas/castings/casting'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

const Board = lazyPart(() => import('./Board.tsx'))

const ROLE_PARAM = 'personagem'

export interface BoardSectionProps {
  castingId: string
  title: string
  roles: readonly { readonly id: string; readonly role: CastingRole }[]
  /** Staff may put people in. */
  mayPutIn: boolean
  /** The casting is over: nobody is moved any more. */
  isOver: boolean
}

/** Who is in a casting and where each stands, of all its roles or of one, which the address keeps. */
export function BoardSection(props: BoardSectionProps) {
  const { castingId, roles } = props
  const [params, setParams] = useSearchParams()
  const asked = params.get(ROLE_PARAM)
  const roleId = roles.find(({ id }) => id === asked)?.id
  return (
    <section aria-labelledby="inscricoes" className="border-t border-line pt-8 pb-12">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h2 id="inscricoes" className="text-2xl">
          Inscrições
        </h2>
        {roles.length < 2 ? null : (
          <SelectField
            label="Personagem"
            value={roleId ?? ''}
            fieldClassName="w-full sm:w-72"
            onChange={({ target }) => {
              const next = new URLSearchParams(params)
              if (target.value === '') next.delete(ROLE_PARAM)
              else next.set(ROLE_PARAM, target.value)
              setParams(next, { replace: true, preventScrollReset: true })
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
      </div>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <Board key={`${castingId} ${roleId ?? ''}`} {...props} roleId={roleId} />
      </Suspense>
    </section>
  )
}
