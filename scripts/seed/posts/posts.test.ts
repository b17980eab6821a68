import { expect, it } from 'vitest'
import { toSearchText } from '../../../domain/src/identity.ts'
import { drawCover } from './cover.ts'
import { coverBase, postDocuments, SEEDED_POSTS } from './posts.ts'

const DAY = new Date('2026-11-21T00:00:00Z')

it('there are ten published posts, one scheduled and one draft, all of them whole', () => {
  const states = postDocuments(DAY).map(([, { status }]) => status)
  expect(states.toSorted()).toEqual(['draft', ...Array<string>(10).fill('published'), 'scheduled'])
})

it('their covers are places of their own and always the same drawing', () => {
  expect(new Set(SEEDED_POSTS.map(({ slug }) => coverBase(slug))).size).toBe(SEEDED_POSTS.length)
  for (const { motif, slug } of SEEDED_POSTS) expect(drawCover(motif, slug)).toBe(drawCover(motif, slug))
})

it('every published text is worth reading: more than a minute, with headings', () => {
  for (const [, { status, body }] of postDocuments(DAY)) {
    if (status !== 'published') continue
    expect(toSearchText(body).split(' ').length).toBeGreaterThan(140)
    expect(body).toMatch(/^## /m)
  }
})
