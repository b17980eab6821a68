import { saveRheaCriteriaResultSchema } from '@ribalta/domain/schemas/rhea/criteria'
import { beforeAll, describe, expect, it } from 'vitest'
import { candidate } from '../support/castings.ts'
import { backend, bareAccount, call, type Person, person } from '../support/functions/functions.ts'
import { chanceId } from '../support/screenTests.ts'

const weighed = { importance: 5, isRequired: false }
const CONTENT = {
  name: 'Canta e é de São Paulo',
  criteria: [
    { kind: 'skill', skill: 'canto', level: 3, ...weighed },
    { kind: 'place', uf: 'SP', importance: 8, isRequired: true },
  ],
}

let agent: Person
let director: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'], status: 'published' })
  director = await person({ grants: ['AGENT', 'DIRECTOR'] })
})

const save = (
  criteriaId: string,
  version: number,
  content: object = CONTENT,
  by: Pick<Person, 'token'> = agent,
) => call('saveRheaCriteria', { criteriaId, version, content }, by.token)
const versionOf = ({ result }: Awaited<ReturnType<typeof save>>) =>
  saveRheaCriteriaResultSchema.parse(result).version
const stored = async (path: string) => (await backend.db.doc(`rheaCriteria/${path}`).get()).data()

describe('a set of criteria', () => {
  it('is saved as versions, of which the earlier ones stay, and the same twice is one', async () => {
    const id = chanceId()
    expect(versionOf(await save(id, 0))).toBe(1)
    expect(versionOf(await save(id, 0))).toBe(1)
    const lighter = { ...CONTENT, criteria: CONTENT.criteria.slice(0, 1) }
    expect(versionOf(await save(id, 1, lighter, director))).toBe(2)
    expect(versionOf(await save(id, 1, lighter, director))).toBe(2)
    expect(await stored(id)).toMatchObject({ ...lighter, version: 2, isArchived: false })
    expect(await stored(`${id}/versions/1`)).toMatchObject({ ...CONTENT, version: 1 })
    expect(await stored(`${id}/versions/2`)).toMatchObject({ ...lighter, version: 2 })
    const lines = await backend.db.collection('auditLog').where('detail.criteriaId', '==', id).get()
    expect(lines.size).toBe(2)
  })

  it('that somebody else saved meanwhile is not overwritten', async () => {
    const id = chanceId()
    await save(id, 0)
    await save(id, 1, { ...CONTENT, name: 'Canta' })
    expect((await save(id, 1)).error?.status).toBe('ABORTED')
    expect((await save(id, 0, { ...CONTENT, name: 'Dança' })).error?.status).toBe('ABORTED')
    expect((await save(chanceId(), 3)).error?.status).toBe('ABORTED')
    expect(await stored(id)).toMatchObject({ version: 2, name: 'Canta' })
  })

  it('is archived and offered again, and stays so while it is saved', async () => {
    const id = chanceId()
    const archive = (isArchived: boolean, by = agent) =>
      call('archiveRheaCriteria', { criteriaId: id, isArchived }, by.token)
    expect((await archive(true)).error?.status).toBe('NOT_FOUND')
    await save(id, 0)
    expect((await archive(true)).error).toBeUndefined()
    expect((await archive(true)).error).toBeUndefined()
    await save(id, 1, { ...CONTENT, name: 'Canta' })
    expect(await stored(id)).toMatchObject({ isArchived: true, version: 2 })
    expect((await archive(false)).error).toBeUndefined()
    expect(await stored(id)).toMatchObject({ isArchived: false })
    const lines = await backend.db.collection('auditLog').where('detail.criteriaId', '==', id).get()
    expect(lines.size).toBe(4)
  })

  it('is no business of anybody outside the team', async () => {
    const id = chanceId()
    await save(id, 0)
    for (const caller of [await candidate(), await bareAccount()]) {
      expect((await save(chanceId(), 0, CONTENT, caller)).error?.status).toBe('PERMISSION_DENIED')
      const archived = await call('archiveRheaCriteria', { criteriaId: id, isArchived: true }, caller.token)
      expect(archived.error?.status).toBe('PERMISSION_DENIED')
    }
    expect(
      (await call('saveRheaCriteria', { criteriaId: id, version: 1, content: CONTENT })).error?.status,
    ).toBe('UNAUTHENTICATED')
    expect(await stored(id)).toMatchObject({ version: 1, isArchived: false })
  })
})

describe('what may not be ranked by', () => {
  const hostile: readonly object[] = [
    ...[
      'ethnicity',
      'gender',
      'health',
      'accessNeeds',
      'disability',
      'union',
      'drt',
      'minor',
      'fee',
      'pay',
    ].flatMap((kind) => [
      { kind, ...weighed },
      { kind, value: 'x', ...weighed },
      { kind: 'range', fact: kind, min: 100, ...weighed },
      { kind: 'video', [kind]: 'x', ...weighed },
      { kind: 'skill', skill: 'canto', level: 3, fact: kind, ...weighed },
    ]),
    { kind: 'place', uf: 'SP', facets: { 'gender:feminino': true }, ...weighed },
    { kind: 'range', fact: 'constructor', min: 100, ...weighed },
    { kind: '__proto__', ...weighed },
    { kind: ['class', 'gender'], classes: ['ator'], ...weighed },
    { kind: 'class', classes: [{ gender: 'feminino' }], ...weighed },
    { kind: 'testsInTime', importance: 5, isRequired: true },
    { kind: 'video', importance: 1e9, isRequired: false },
    { kind: 'video', importance: -5, isRequired: false },
    { kind: 'video', importance: '5', isRequired: false },
  ]

  it('comes in by no way', async () => {
    for (const criterion of hostile) {
      const id = chanceId()
      const { error } = await save(id, 0, { name: 'Às escondidas', criteria: [criterion] })
      expect([JSON.stringify(criterion), error?.status]).toEqual([
        JSON.stringify(criterion),
        'INVALID_ARGUMENT',
      ])
      expect(await stored(id)).toBeUndefined()
    }
  })
})
