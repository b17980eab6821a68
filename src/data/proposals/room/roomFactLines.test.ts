import { pick } from '@ribalta/domain/pick'
import { FACTS } from '@ribalta/domain/people/factTable'
import { ROOM_FACTS } from '@ribalta/domain/proposals/proposal'
import { SAMPLE_FACTS } from '@ribalta/domain/testing/sampleFacts'
import { expect, it } from 'vitest'
import { roomFactLines } from './roomFactLines.ts'

it('every fact that a client may be told has a line, but for those that are shown in another way', () => {
  const apart = new Set<string>(['city', 'uf', 'skills', 'bio'])
  const labels = roomFactLines(pick(SAMPLE_FACTS, ROOM_FACTS)).map(({ label }) => label)
  const expected = ROOM_FACTS.filter((name) => !apart.has(name)).map((name) => FACTS[name].label)
  expect(labels.toSorted()).toEqual([...expected, 'Onde vive'].toSorted())
  expect(labels.slice(0, 3)).toEqual(['Idade cênica', 'Altura', 'Onde vive'])
})

it('a place without a city is the state’s name, and what is missing has no line', () => {
  expect(roomFactLines({ uf: 'PE' })).toEqual([{ label: 'Onde vive', value: 'Pernambuco' }])
  expect(roomFactLines({ languages: [] })).toEqual([])
})
