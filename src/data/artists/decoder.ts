import {
  type FactName,
  FACTS,
  type FactSpec,
  PUBLIC_FACTS,
  type SomeFacts,
} from '@ribalta/domain/people/factTable'
import { LINK_KINDS } from '@ribalta/domain/people/links'
import { decodeAges, decodeCard, decodeSkill, oneOf, positive, type PublicArtist } from './cardDecoder.ts'
import { mapField, mapList, optionalText, textList } from '../rest/fields.ts'
import type { RestDocument } from '../rest/documents.ts'

type Data = RestDocument['data']

/** Only addresses that a browser opens as pages: an artist's link must never run as a script here. */
function webAddress(data: Data, name: string): string | undefined {
  const text = optionalText(data, name)
  return text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
    ? text
    : undefined
}

/** A fact as its kind is read; absent where it is something else. */
export function decodeFact(name: FactName, data: Data): SomeFacts[FactName] {
  const fact: FactSpec = FACTS[name]
  switch (fact.kind) {
    case 'classes':
      return textList(data, name)
    case 'skills':
      return mapList(data, name).flatMap(decodeSkill)
    case 'choice':
      return oneOf(fact.options, data[name])
    case 'choices':
      return textList(data, name).flatMap((option) => oneOf(fact.options, option) ?? [])
    case 'text':
    case 'prose':
      return optionalText(data, name)
    case 'number':
    case 'centimetres':
    case 'metres':
      return positive(data, name)
    case 'ages':
      return decodeAges(data, name)
    case 'links': {
      const links = mapField(data, name)
      return Object.fromEntries(LINK_KINDS.map((kind) => [kind, webAddress(links, kind)]))
    }
  }
}

/** A document of `artists` with all that an artist's own page shows; decoded as {@link decodeCard} does. */
export function decodeArtist(document: RestDocument): PublicArtist | undefined {
  const card = decodeCard(document)
  if (card === undefined) return undefined
  const facts = PUBLIC_FACTS.map((name) => [name, decodeFact(name, document.data)] as const)
  const isMinor = document.data['minor'] === true
  return { ...card, ...Object.fromEntries(facts), ...(isMinor ? { minor: true } : {}) }
}
