import { expect, it } from 'vitest'
import { toSearchText } from '../../../domain/src/identity.ts'
import { coverPictures, postDocuments } from './posts.ts'

const DAY = new Date('2026-11-21T00:00:00Z')

it('there are ten published posts, one scheduled and one draft, all of them whole', () => {
  const states = postDocuments(DAY).map(([, { status }]) => status)
  expect(states.toSorted()).toEqual(['draft', ...Array<string>(10).fill('published'), 'scheduled'])
})

it('each post has a cover at the place that its document names', () => {
  const named = postDocuments(DAY).flatMap(([, { cover }]) => cover?.base ?? [])
  expect(new Set(named).size).toBe(12)
  expect(coverPictures().map(({ base }) => base)).toEqual(named)
})

it('every published text is worth reading: more than a minute, with headings', () => {
  for (const [, { status, body }] of postDocuments(DAY)) {
    if (status !== 'published') continue
    expect(toSearchText(body).split(' ').length).toBeGreaterThan(140)
    expect(body).toMatch(/^## /m)
  }
})
