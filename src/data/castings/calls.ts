import { APPLICATION_STATUSES, type ApplicationStatus } from '@ribalta/domain/castings/applicationStatus'
import { CASTING_STATUSES, type CastingStatus } from '@ribalta/domain/castings/castingStatus'
import { type ActResults, actResultsSchema } from '@ribalta/domain/schemas/actOutcome'
import type { AddToRoleInput, ApplyToCastingInput } from '@ribalta/domain/schemas/castings/application'
import type { InviteToCastingInput, SaveCastingInput } from '@ribalta/domain/schemas/castings/casting'
import type { ApplicationChange, CastingChange } from '@ribalta/domain/schemas/castings/stateChange'
import { callFunction } from '../callables.ts'

function statusIn<T extends string>(answer: unknown, known: readonly T[]): T {
  const status = known.find(
    (each) => typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === each,
  )
  if (status === undefined) throw new Error('A função não disse o novo estado')
  return status
}

/** Sends one's application; each of these rejects with the SDK's `FunctionsError`. */
export async function applyToCasting(input: ApplyToCastingInput): Promise<ApplicationStatus> {
  return statusIn(await callFunction('applyToCasting', input), APPLICATION_STATUSES)
}

export async function changeApplicationState(
  change: Omit<ApplicationChange, 'kind'>,
): Promise<ApplicationStatus> {
  return statusIn(await callFunction('changeState', { kind: 'application', ...change }), APPLICATION_STATUSES)
}

export async function changeCastingState(change: Omit<CastingChange, 'kind'>): Promise<CastingStatus> {
  return statusIn(await callFunction('changeState', { kind: 'casting', ...change }), CASTING_STATUSES)
}

/** Resolves to the version that is stored now. */
export async function saveCasting(input: SaveCastingInput): Promise<number> {
  const answer = await callFunction('saveCasting', input)
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'version' in answer &&
    typeof answer.version === 'number'
  )
    return answer.version
  throw new Error('saveCasting não disse a nova versão')
}

/** Puts people into a role; says of each how it ended. */
export async function addToRole(input: AddToRoleInput): Promise<ActResults> {
  return actResultsSchema.parse(await callFunction('addToRole', input))
}

/** Invites people to apply; says of each how it ended. */
export async function inviteToCasting(input: InviteToCastingInput): Promise<ActResults> {
  return actResultsSchema.parse(await callFunction('inviteToCasting', input))
}
