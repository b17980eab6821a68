import type { PeopleAct } from '../roster/actOn.ts'
import { inviteToCasting } from './calls.ts'
import { invitedReads } from './invitedPeople.ts'

/** Invites people to apply for a casting. */
export function inviteAct({ castingId, casting }: { castingId: string; casting: string }): PeopleAct {
  return {
    call: (profileIds) => inviteToCasting({ castingId, profileIds }),
    done: ['recebeu o convite', 'receberam o convite'],
    notice: { kind: 'invitedToCasting', casting, castingId },
    changes: invitedReads,
  }
}
