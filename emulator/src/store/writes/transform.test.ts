import { expect, it } from 'vitest'
import type { Timestamp } from '../../values/value.ts'
import { freshDatabase, nameOf } from '../testing/fixtures.ts'

it('a request time is never later than the commit and truncated to milliseconds', async () => {
  let now = 1_000_000.4
  const database = freshDatabase({ now: () => now })
  for (let i = 0; i < 3; i++) {
    const { commitTime, writeResults } = await database.commit([
      {
        kind: 'update',
        name: nameOf('c/d'),
        fields: {},
        transforms: [{ field: 't', kind: 'setToServerValue', server: 'REQUEST_TIME' }],
      },
    ])
    const time = writeResults[0]?.transformResults[0] as Timestamp
    expect(time.nanos % 1_000_000).toBe(0)
    expect(time.seconds).toBe(commitTime?.seconds)
    expect(time.nanos).toBeLessThanOrEqual(commitTime?.nanos ?? 0)
    now += 0.3
  }
})

it('what a transform leaves as it is keeps the update time', async () => {
  const database = freshDatabase()
  const name = nameOf('c/d')
  const first = await database.commit([{ kind: 'update', name, fields: { a: [1n] } }])
  const second = await database.commit([
    { kind: 'transform', name, transforms: [{ field: 'a', kind: 'appendMissingElements', values: [1] }] },
  ])
  expect(second.writeResults[0]?.updateTime).toEqual(first.commitTime)
  expect(second.commitTime).not.toEqual(first.commitTime)
  expect(database.peek(name)?.updateTime).toEqual(first.commitTime)
})
