import type { CastingRole } from '@ribalta/domain/schemas/castings/casting'
import { CHOICE } from './choiceStyle.ts'

export interface RoleEntry {
  readonly id: string
  readonly role: CastingRole
}

export interface RoleChoicesProps {
  roles: readonly RoleEntry[]
  onChoose: (entry: RoleEntry) => void
}

/** The roles of a casting, one of which is chosen. */
export function RoleChoices({ roles, onChoose }: RoleChoicesProps) {
  return (
    <ul aria-label="Personagens" className="divide-y divide-line border-y border-line">
      {roles.map((entry) => (
        <li key={entry.id}>
          <button
            type="button"
            className={CHOICE}
            onClick={() => {
              onChoose(entry)
            }}
          >
            {entry.role.title === '' ? 'Personagem sem nome' : entry.role.title}
          </button>
        </li>
      ))}
    </ul>
  )
}
