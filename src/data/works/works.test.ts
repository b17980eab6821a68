import { expect, it } from 'vitest'
import type { PublicQuery } from '../rest/publicQuery.ts'
import { readPublicWorks } from './works.ts'

const DATA = { artistId: 'a', title: 'Maré', year: 2024, kind: 'cinema', links: [], visibility: 'public' }

async function read(...documents: Record<string, unknown>[]) {
  let asked: PublicQuery | undefined
  const works = await readPublicWorks('a', undefined, (query) => {
    asked = query
    return Promise.resolve(
      documents.map((data, index) => ({ id: String(index), path: `works/${String(index)}`, data })),
    )
  })
  return { works, asked }
}

it('asks for the public works of one artist, in their order, with a limit that the rules take', async () => {
  const { asked } = await read()
  expect(asked).toMatchObject({
    collection: 'works',
    where: [
      ['artistId', '==', 'a'],
      ['visibility', '==', 'public'],
    ],
    orderBy: [['order', 'asc']],
    limit: 50,
  })
})

it('a work is what its line needs; what is nonsense counts as absent', async () => {
  const { works } = await read(
    { ...DATA, role: 'Marina', production: 'Cais' },
    { ...DATA, kind: 'circo', role: 7, links: ['https://example.com/', 'javascript:alert(1)', 3] },
    { ...DATA, title: '' },
    { ...DATA, year: '2024' },
  )
  expect(works).toEqual([
    { id: '0', title: 'Maré', year: 2024, kind: 'cinema', role: 'Marina', production: 'Cais', links: [] },
    {
      id: '1',
      title: 'Maré',
      year: 2024,
      kind: 'outro',
      role: undefined,
      production: undefined,
      links: ['https://example.com/'],
    },
  ])
})
