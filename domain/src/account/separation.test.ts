import { expect, it } from 'vitest'
import { barOf } from './separation.ts'

const artist = { uid: 'artist', grants: [] }
const agent = { uid: 'agent', grants: ['AGENT'] as const }
const director = { uid: 'director', grants: ['AGENT', 'DIRECTOR'] as const }

it.each([
  ['agent', false, artist, undefined],
  ['agent', false, agent, 'self'],
  ['otherAgent', false, agent, 'team'],
  ['agent', false, director, 'team'],
  ['director', true, artist, undefined],
  ['director', true, agent, undefined],
  ['director', true, director, 'self'],
  ['otherDirector', true, director, undefined],
] as const)('%s (directing: %j) before %j: %j', (uid, isDirector, subject, bar) => {
  expect(barOf({ uid, isDirector }, subject)).toBe(bar)
})
