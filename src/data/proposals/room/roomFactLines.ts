import { FACTS, heldFacts } from '@ribalta/domain/people/factTable'
import { ROOM_FACTS, type RoomFact } from '@ribalta/domain/proposals/proposal'
import type { RoomArtist } from '@ribalta/domain/proposals/room'
import { UF_NAMES } from '@ribalta/domain/ufNames'
import { factTexts } from '../../../lib/formats/factTexts.ts'
import { formatPlace } from '../../../lib/formats/formatPlace.ts'

export interface RoomFactLine {
  readonly label: string
  readonly value: string
}

/** What has no line of its own: the place is one of both, skills and the artist's words are shown in another way. */
type Apart = 'city' | 'uf' | 'skills' | 'bio'
const FIRST = ['playingAge', 'heightCm'] as const
type FirstFact = (typeof FIRST)[number]

function isFurther(name: RoomFact): name is Exclude<RoomFact, Apart | FirstFact> {
  return !['city', 'uf', 'skills', 'bio', ...FIRST].includes(name)
}

const FURTHER = ROOM_FACTS.filter(isFurther)

/** What a client is told of an artist, line by line: what casting asks for first, first. */
export function roomFactLines(facts: RoomArtist['facts']): readonly RoomFactLine[] {
  const linesOf = (names: readonly Exclude<RoomFact, Apart>[]): RoomFactLine[] =>
    heldFacts(facts, names).map((fact) => ({
      label: FACTS[fact.name].label,
      value: factTexts(fact).join(', '),
    }))
  const { city, uf } = facts
  const place = city === undefined && uf !== undefined ? UF_NAMES[uf] : formatPlace(facts)
  return [...linesOf(FIRST), { label: 'Onde vive', value: place }, ...linesOf(FURTHER)].filter(
    ({ value }) => value !== '',
  )
}
