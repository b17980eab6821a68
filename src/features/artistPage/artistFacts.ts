import { UF_NAMES } from '@ribalta/domain/brazil'
import type { PublicArtist } from '../../data/artists/artists.ts'
import { formatHeight, formatPlayingAge } from '../../lib/formatFacts.ts'
import { formatPlace } from '../../lib/formatPlace.ts'

export interface Fact {
  label: string
  value: string
}

/** The facts as lines of the page; what the artist left empty has no line. */
export function factsOf(artist: PublicArtist): Fact[] {
  const { playingAge, heightCm, languages = [], city, uf } = artist
  const place = city === undefined && uf !== undefined ? UF_NAMES[uf] : formatPlace(artist)
  const lines = [
    { label: 'Idade cênica', value: playingAge === undefined ? '' : formatPlayingAge(playingAge) },
    { label: 'Altura', value: heightCm === undefined ? '' : formatHeight(heightCm) },
    { label: 'Idiomas', value: languages.join(', ') },
    { label: 'Onde vive', value: place },
  ]
  return lines.filter((line) => line.value !== '')
}
