import type { FilterableFact } from '@ribalta/domain/people/factTable'
import type { Artist } from '@ribalta/domain/schemas/people/artist'
import type { ArtistSkill } from '@ribalta/domain/schemas/people/facts'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { SKILL_LEVELS } from '@ribalta/domain/people/facts'
import { UFS } from '@ribalta/domain/brazil'
import {
  instantField,
  listField,
  mapField,
  mapList,
  optionalNumber,
  optionalText,
  textField,
  textList,
} from '../rest/fields.ts'
import type { RestDocument } from '../rest/documents.ts'

/** An artist as the pages show them, without what only queries and rules need. */
export type PublicArtist = Omit<Artist, 'tokens' | 'mediaIds' | 'featured'> & { readonly id: string }

type Data = RestDocument['data']

export function oneOf<T extends string | number>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((item) => item === value)
}

export function positive(data: Data, name: string): number | undefined {
  const value = optionalNumber(data, name)
  return value !== undefined && value > 0 ? value : undefined
}

/** A photo's colour, which is drawn until it is there. */
export function decodeColour(data: Data, name: string): string {
  return /^#[0-9a-f]{6}$/.exec(textField(data, name))?.[0] ?? '#8a8074'
}

function decodeMedia(data: Data): ProfileMedia[] {
  const id = textField(data, 'id')
  const base = textField(data, 'base')
  if (id === '' || base === '') return []
  if (data['kind'] === 'video') {
    const extension = oneOf(['mp4', 'mov', 'webm'] as const, data['extension'])
    const bytes = positive(data, 'bytes')
    const state = oneOf(['ready'] as const, data['state'])
    return extension === undefined || bytes === undefined || state === undefined
      ? []
      : [{ id, kind: 'video', base, extension, bytes, state }]
  }
  const width = positive(data, 'width')
  const height = positive(data, 'height')
  const widths = listField(data, 'widths').filter((item) => typeof item === 'number')
  if (data['kind'] !== 'image' || width === undefined || height === undefined || widths.length === 0)
    return []
  return [{ id, kind: 'image', base, widths, width, height, placeholder: decodeColour(data, 'placeholder') }]
}

export function decodeSkill(data: Data): ArtistSkill[] {
  const id = textField(data, 'id')
  const level = oneOf(SKILL_LEVELS, data['level'])
  return id === '' || level === undefined ? [] : [{ id, level }]
}

export function decodeAges(data: Data, name: string): { min: number; max: number } | undefined {
  const age = mapField(data, name)
  const min = optionalNumber(age, 'min')
  const max = optionalNumber(age, 'max')
  return min === undefined || max === undefined || min > max ? undefined : { min, max }
}

/** What the list can be filtered by: a fact that were left out here would find nobody. */
type CardFacts = { readonly [K in FilterableFact]: PublicArtist[K] }

/**
 * A document of `artists` as cards and filters use it, checked by hand because a schema library would outweigh a public page.
 * Undefined where what every page needs is missing; a fact that is not what it should be counts as absent.
 */
export function decodeCard({ id, data }: RestDocument): PublicArtist | undefined {
  const artisticName = textField(data, 'artisticName')
  const username = textField(data, 'username')
  const publishedAt = instantField(data, 'publishedAt')
  if (artisticName === '' || username === '' || publishedAt === undefined) return undefined
  const facts: CardFacts = {
    classes: textList(data, 'classes'),
    skills: mapList(data, 'skills').flatMap(decodeSkill),
    playingAge: decodeAges(data, 'playingAge'),
    city: optionalText(data, 'city'),
    uf: oneOf(UFS, data['uf']),
  }
  return {
    id,
    artisticName,
    username,
    media: mapList(data, 'media').flatMap(decodeMedia),
    ...facts,
    // Others are named neutrally, as people are who gave none.
    gender: oneOf(['feminino', 'masculino'] as const, data['gender']),
    nameKey: textField(data, 'nameKey'),
    publishedAt,
  }
}
