import { parseBirthDate } from '@ribalta/domain/people/birthDate'
import { FACT_NAMES, isOptionalFact } from '@ribalta/domain/people/factTable'
import { instantToDay } from '@ribalta/domain/instant'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import type { UpdateProfileInput } from '@ribalta/domain/schemas/people/profileUpdate'
import { isSameValue } from '../../lib/forms/sameValue.ts'
import type { ProfileData, ProfileValues } from './profileForm.ts'

export type ProfileChanges = Omit<UpdateProfileInput, 'profileId'>

/** An empty text, list or map says as little as none. */
function orNothing(value: unknown): unknown {
  const isEmpty =
    value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
  return isEmpty ? undefined : value
}

/** Only what differs from the record; `null` takes a fact back. Empty when nothing does. */
export function changedFields(profile: Profile, data: ProfileData): ProfileChanges {
  const facts = FACT_NAMES.flatMap((name) => {
    const after = orNothing(data[name])
    if (isSameValue(orNothing(profile[name]), after)) return []
    return [[name, isOptionalFact(name) ? (after ?? null) : data[name]] as const]
  })
  const { artisticName, phone, birthDate } = data
  return {
    ...(artisticName === undefined || artisticName === profile.artisticName ? {} : { artisticName }),
    ...(phone === profile.phone ? {} : { phone }),
    ...(birthDate === undefined || birthDate === instantToDay(profile.birthDate) ? {} : { birthDate }),
    ...Object.fromEntries(facts),
  }
}

/** What the media's order says to the server: which to keep and how, and what was sent; absent where nothing changed. */
export function changedMedia(
  before: readonly ProfileMedia[],
  kept: readonly ProfileMedia[],
  tempMediaIds: readonly string[],
): Pick<ProfileChanges, 'mediaOrder' | 'tempMediaIds'> {
  const mediaOrder = kept.map(({ id }) => id)
  const isSameOrder = isSameValue(
    mediaOrder,
    before.map(({ id }) => id),
  )
  return {
    ...(isSameOrder ? {} : { mediaOrder }),
    ...(tempMediaIds.length === 0 ? {} : { tempMediaIds: [...tempMediaIds] }),
  }
}

const LOOK_CHANGES = [
  'tempMediaIds',
  'heightCm',
  'bustCm',
  'waistCm',
  'hipCm',
  'shoe',
  'eyes',
  'hair',
] as const

/** Whether the changes bring new photos or measurements, and so say how one looks today. */
export function renewsLook(changes: ProfileChanges): boolean {
  return LOOK_CHANGES.some((name) => name in changes)
}

/** The record as it is taken to be once these data have been stored. `media` are those kept. */
export function asSaved(
  profile: Profile,
  data: ProfileData,
  media: readonly ProfileMedia[],
  version: number,
): Profile {
  const { artisticName, phone, birthDate, ...facts } = data
  return {
    ...profile,
    ...facts,
    artisticName: artisticName ?? profile.artisticName,
    phone,
    birthDate: parseBirthDate(birthDate, new Date()) ?? profile.birthDate,
    media: [...media],
    version,
  }
}

/** The newest values with what the person has typed over `base` kept. */
export function mergeNewest(base: ProfileValues, typed: ProfileValues, newest: ProfileValues): ProfileValues {
  const untouched = Object.entries(typed).filter(
    ([name, value]) => !isSameValue(value, base[name as keyof ProfileValues]),
  )
  return { ...newest, ...Object.fromEntries(untouched) }
}

/** The newest media in the order that the person gave them; what they removed stays away, what is new comes last. */
export function mergeMedia(
  base: readonly ProfileMedia[],
  kept: readonly ProfileMedia[],
  newest: readonly ProfileMedia[],
): readonly ProfileMedia[] {
  if (isSameValue(base, kept)) return newest
  const known = new Set(base.map(({ id }) => id))
  const there = new Map(newest.map((item) => [item.id, item]))
  return [...kept.flatMap(({ id }) => there.get(id) ?? []), ...newest.filter(({ id }) => !known.has(id))]
}

/** Whether nothing but the preparation of videos has moved the record on: nobody needs to be told that it changed. */
export function isOnlyPreparation(base: Profile, newest: Profile): boolean {
  const rest = ({ media, ...profile }: Profile): object => ({
    ...profile,
    media: media.map((item) => (item.kind === 'video' ? item.id : item)),
    version: undefined,
    publishedVersion: undefined,
    queuedAt: undefined,
  })
  return isSameValue(rest(base), rest(newest))
}
