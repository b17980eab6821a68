import { boardReads } from '../board/ofPerson.ts'
import type { PeopleAct } from '../roster/actOn.ts'
import { addToRole } from './calls.ts'

export interface RoleOfCasting {
  readonly castingId: string
  /** The casting's title. */
  readonly casting: string
  readonly roleId: string
  readonly title: string
}

/** What putting people into a role means to each of them. */
export const ROLE_ACT_WORDS =
  'Entram na pré-seleção, como indicação da agência. Cada artista vê na hora e pode recusar.'

/** Puts people into a role. */
export function roleAct({ castingId, casting, roleId, title }: RoleOfCasting): PeopleAct {
  return {
    call: (profileIds) => addToRole({ castingId, roleId, profileIds }),
    done: [`está na pré-seleção de “${title}”`, `estão na pré-seleção de “${title}”`],
    notice: { kind: 'putIntoRole', casting, castingId, role: title },
    changes: boardReads,
  }
}
