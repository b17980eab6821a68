import { WAITING_STATUSES } from '@ribalta/domain/castings/candidateStatus'
import type { ReactNode } from 'react'
import { people } from '../../../lib/words/actWords.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { BoardSectionProps } from './BoardSection.tsx'
import type { BoardState } from './boardState.ts'
import { useBoardTools } from './boardTools.ts'

export interface FilledRolesProps {
  /** Those that stand on the board. */
  roles: BoardSectionProps['roles']
  state: BoardState
  onRole: (roleId: string) => void
}

/** Which roles have everybody that they look for; on the board of one role with the way to answer all who still wait for it. */
export function FilledRoles({ roles, state, onRole }: FilledRolesProps) {
  const { ask } = useBoardTools()
  const filled = roles.flatMap(({ id, role: { title, quantity } }) => {
    const approved = state.approved.get(id) ?? 0
    return approved < quantity
      ? []
      : [{ id, title, of: `${String(approved)} de ${String(quantity)}`, quantity }]
  })
  const [first] = filled
  if (first === undefined) return null
  if (roles.length > 1) {
    return (
      <Filled>
        <span>{filled.length === 1 ? 'Personagem completo:' : 'Personagens completos:'}</span>
        {filled.map(({ id, title, of }) => (
          <Button
            key={id}
            variant="secondary"
            size="small"
            onClick={() => {
              onRole(id)
            }}
          >
            <span>{`${title} `}</span>
            <span className="tabular-nums">{`(${of})`}</span>
          </Button>
        ))}
      </Filled>
    )
  }
  const waiting = WAITING_STATUSES.reduce((sum, column) => sum + (state.columns[column].count ?? 0), 0)
  return (
    <Filled>
      <span>{`${first.title}: ${first.of} ${first.quantity === 1 ? 'aprovado' : 'aprovados'}.${waiting === 0 ? '' : ` ${people(waiting)} ainda ${waiting === 1 ? 'espera' : 'esperam'} resposta.`}`}</span>
      {waiting === 0 ? null : (
        <Button
          variant="secondary"
          size="small"
          aria-haspopup="dialog"
          onClick={() => {
            ask({ kind: 'rest', roleId: first.id, waiting })
          }}
        >
          Responder às demais
        </Button>
      )}
    </Filled>
  )
}

function Filled({ children }: { children: ReactNode }) {
  return (
    <div className="mb-4">
      <Notice>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
      </Notice>
    </div>
  )
}
