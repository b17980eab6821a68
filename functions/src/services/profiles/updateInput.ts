import { parseBirthDate } from '@ribalta/domain/people/birthDate'
import { FACT_NAMES, type FactName } from '@ribalta/domain/people/factTable'
import type { Instant } from '@ribalta/domain/instant'
import { pick } from '@ribalta/domain/pick'
import {
  type PrivateChanges,
  type UpdateProfileInput,
  updateProfileSchema,
} from '@ribalta/domain/schemas/people/profileUpdate'
import { withoutUndefined } from '../shared/defined.ts'
import { parseOrRefuse } from '../shared/parsing.ts'
import { invalid } from '../shared/refusals.ts'

/** Facts to store, or `null` to take one back. */
export type FactChanges = Partial<Pick<UpdateProfileInput, FactName>>

/** What `updateProfile` was asked to change; absent is as it was. */
export interface ProfileChanges {
  readonly profileId: string
  readonly expectedVersion: number | undefined
  readonly artisticName: string | undefined
  readonly phone: string | undefined
  readonly birthDate: Instant | undefined
  readonly facts: FactChanges
  readonly mediaOrder: readonly string[] | undefined
  readonly tempMediaIds: readonly string[]
  readonly confirmLook: boolean
  /** Nothing of the record but the look's confirmation. */
  readonly isLookAlone: boolean
  readonly privateDetails: PrivateChanges | undefined
  /** Something of the record itself, not of the private details only. */
  readonly changesRecord: boolean
  /** No field was defined, or only ones that are dropped. */
  readonly isEmpty: boolean
}

/** Reads `updateProfile`'s payload; refuses with `invalid-argument`. An invalid birth date is dropped (specification, section 5). */
export function readProfileChanges(data: unknown, now: Date): ProfileChanges {
  const input = parseOrRefuse(updateProfileSchema, data)
  const { profileId, expectedVersion, artisticName, phone, mediaOrder, confirmLook } = input
  const { tempMediaIds = [] } = input
  if (new Set(tempMediaIds).size !== tempMediaIds.length) {
    throw invalid('O mesmo arquivo foi enviado duas vezes.', { field: 'tempMediaIds' })
  }
  if (mediaOrder !== undefined && new Set(mediaOrder).size !== mediaOrder.length) {
    throw invalid('A ordem repete uma foto ou vídeo.', { field: 'mediaOrder' })
  }
  const birthDate = parseBirthDate(input.birthDate, now)
  const facts = withoutUndefined(pick(input, FACT_NAMES))
  const others = [artisticName, phone, mediaOrder, birthDate, ...Object.values(facts)]
  const changesOthers = tempMediaIds.length > 0 || others.some((value) => value !== undefined)
  const changesRecord = changesOthers || confirmLook === true
  const privateDetails = withSomething(input.privateDetails)
  return {
    profileId,
    expectedVersion,
    artisticName,
    phone,
    birthDate,
    facts,
    mediaOrder,
    tempMediaIds,
    confirmLook: confirmLook === true,
    isLookAlone: !changesOthers && confirmLook === true,
    privateDetails,
    changesRecord,
    isEmpty: !changesRecord && privateDetails === undefined,
  }
}

/** A guardian's consent alone changes nothing. */
function withSomething(details: PrivateChanges | undefined): PrivateChanges | undefined {
  const { guardianConsent: _, ...fields } = details ?? {}
  return Object.values(fields).some((value) => value !== undefined) ? details : undefined
}
