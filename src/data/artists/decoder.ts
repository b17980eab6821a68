import { EYE_COLORS, GENDERS, HAIR_COLORS, LANGUAGES } from '@ribalta/domain/facts'
import { decodeCard, oneOf, positive, type PublicArtist } from './cardDecoder.ts'
import { mapField, optionalText, textList } from '../rest/fields.ts'
import type { RestDocument } from '../rest/documents.ts'

type Data = RestDocument['data']

function manyOf<T extends string>(allowed: readonly T[], values: readonly string[]): T[] {
  return values.flatMap((value) => oneOf(allowed, value) ?? [])
}

/** Only addresses that a browser opens as pages: an artist's link must never run as a script here. */
function webAddress(data: Data, name: string): string | undefined {
  const text = optionalText(data, name)
  return text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
    ? text
    : undefined
}

/** A document of `artists` with all that an artist's own page shows; decoded as {@link decodeCard} does. */
export function decodeArtist(document: RestDocument): PublicArtist | undefined {
  const card = decodeCard(document)
  if (card === undefined) return undefined
  const { data } = document
  const links = mapField(data, 'links')
  return {
    ...card,
    gender: oneOf(GENDERS, data['gender']),
    heightCm: positive(data, 'heightCm'),
    eyes: oneOf(EYE_COLORS, data['eyes']),
    hair: oneOf(HAIR_COLORS, data['hair']),
    languages: manyOf(LANGUAGES, textList(data, 'languages')),
    bio: optionalText(data, 'bio'),
    links: {
      instagram: webAddress(links, 'instagram'),
      imdb: webAddress(links, 'imdb'),
      site: webAddress(links, 'site'),
      video: webAddress(links, 'video'),
    },
  }
}
