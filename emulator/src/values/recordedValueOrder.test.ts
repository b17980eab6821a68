import { expect, it } from 'vitest'
import { DOCUMENTS, find, freshDatabase, nameOf, refusalOf } from '../store/testing/fixtures.ts'
import type { Notation } from '../store/testing/notation.ts'
import { parseValue } from '../store/testing/notation.ts'
import { meets, recorded } from '../testing/recorded.ts'
import { compareValues } from './compare.ts'
import { equalityKey } from './equalityKey.ts'

interface Recording {
  readonly groups: Notation[][]
  readonly rejected: { value: Notation; error: string }[]
  readonly collectionGroupNameOrder: { order: string[] }
}

const FILE = 'value-order.json'
const recording = recorded<Recording>(FILE)
const groups = recording.groups.map((group) => group.map((notation) => parseValue(notation)))

it('values compare by their recorded groups, both ways', ({ task }) => {
  meets(task, FILE, 77)
  expect(groups.length).toBe(77)
  for (const [i, left] of groups.entries()) {
    for (const [j, right] of groups.entries()) {
      for (const a of left) {
        for (const b of right) expect(Math.sign(compareValues(a, b))).toBe(Math.sign(i - j))
      }
    }
  }
})

it('values have the same equality key exactly within a group', () => {
  const keys = groups.map((group) => new Set(group.map(equalityKey)))
  for (const key of keys) expect(key.size).toBe(1)
  expect(new Set(keys.flatMap((key) => [...key])).size).toBe(groups.length)
})

it('collection group queries come in the recorded order of names', async ({ task }) => {
  meets(task, FILE)
  const order = recording.collectionGroupNameOrder.order
  const database = freshDatabase()
  await database.commit(
    order.toReversed().map((path) => ({ kind: 'update', name: nameOf(path), fields: {} })),
  )
  const from = [{ collectionId: 'items', allDescendants: true }]
  expect(find(database, { parent: DOCUMENTS, from })).toEqual(order)
})

it.for(recording.rejected)('rejects: $error', async ({ value, error }, { task }) => {
  meets(task, FILE)
  const write = { kind: 'update', name: nameOf('c/d'), fields: { v: parseValue(value) } } as const
  expect(await refusalOf(() => freshDatabase().commit([write]))).toBe(`INVALID_ARGUMENT: ${error}`)
})
