import { parseBirthDate } from '@ribalta/domain/birthDate'
import type { Instant } from '@ribalta/domain/instant'
import { type UpdateProfileInput, updateProfileSchema } from '@ribalta/domain/schemas/profileUpdate'
import { withoutUndefined } from './defined.ts'
import { parseOrRefuse } from './parsing.ts'
import { invalid } from './refusals.ts'

type OtherFields =
  | 'profileId'
  | 'expectedVersion'
  | 'artisticName'
  | 'phone'
  | 'birthDate'
  | 'mediaOrder'
  | 'tempMediaIds'
  | 'confirmLook'

/** Facts to store, or `null` to take one back. */
export type FactChanges = Omit<UpdateProfileInput, OtherFields>

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
  /** No field was defined, or only ones that are dropped. */
  readonly isEmpty: boolean
}

/** Reads `updateProfile`'s payload; refuses with `invalid-argument`. An invalid birth date is dropped (specification, section 5). */
export function readProfileChanges(data: unknown, now: Date): ProfileChanges {
  const input = parseOrRefuse(updateProfileSchema, data)
  const { profileId, expectedVersion, artisticName, phone, mediaOrder, confirmLook, ...others } = input
  const { birthDate: sentBirthDate, tempMediaIds = [], ...sentFacts } = others
  if (new Set(tempMediaIds).size !== tempMediaIds.length) {
    throw invalid('O mesmo arquivo foi enviado duas vezes.', { field: 'tempMediaIds' })
  }
  if (mediaOrder !== undefined && new Set(mediaOrder).size !== mediaOrder.length) {
    throw invalid('A ordem repete uma foto ou vídeo.', { field: 'mediaOrder' })
  }
  const birthDate = parseBirthDate(sentBirthDate, now)
  const facts = withoutUndefined(sentFacts)
  const defined = [artisticName, phone, mediaOrder, confirmLook, birthDate, ...Object.values(facts)]
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
    isEmpty: tempMediaIds.length === 0 && defined.every((value) => value === undefined),
  }
}
