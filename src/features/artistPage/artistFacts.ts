import { UF_NAMES } from '@ribalta/domain/ufNames'
import { FACTS, heldFacts } from '@ribalta/domain/people/factTable'
import type { PublicArtist } from '../../data/artists/artists.ts'
import { factTexts } from '../../lib/formats/factTexts.ts'
import { formatPlace } from '../../lib/formats/formatPlace.ts'

export interface Fact {
  label: string
  value: string
}

/** The facts that have a line; the place is one of its own. */
const LINES = ['playingAge', 'heightCm', 'languages'] as const

/** The facts as lines of the page; what the artist left empty has no line. */
export function factsOf(artist: PublicArtist): Fact[] {
  const { city, uf } = artist
  const place = city === undefined && uf !== undefined ? UF_NAMES[uf] : formatPlace(artist)
  const lines = heldFacts(artist, LINES).map((fact) => ({
    label: FACTS[fact.name].label,
    value: factTexts(fact).join(', '),
  }))
  return [...lines, { label: 'Onde vive', value: place }].filter((line) => line.value !== '')
}
