import { Timestamp } from 'firebase/firestore'
import { describe, it } from 'vitest'
import {
  assertFails,
  assertSucceeds,
  databaseOf,
  describeMatrix,
  doc,
  getDoc,
  setDoc,
  withRules,
} from '../support/rules/rules.ts'

const until = (second: number) => new Timestamp(second, 0)
const mark = { readUntil: until(1000), opened: {} }

function openedLines(count: number) {
  const lines = Array.from({ length: count }, (_, index) => [`line${String(index)}`, { at: until(1001) }])
  return Object.fromEntries(lines) as Record<string, { at: Timestamp }>
}

withRules(async (db) => {
  await setDoc(doc(db, 'staffMarks/agent'), mark)
  await setDoc(doc(db, 'staffMarks/artist'), mark)
})

describe('staffMarks', () => {
  describeMatrix({
    existing: 'staffMarks/agent',
    change: { readUntil: until(2000) },
    fresh: { path: 'staffMarks/director', data: mark },
    allowed: { get: ['agent'], list: [], create: ['director'], update: ['agent'], delete: [] },
    // Rules cannot look into a map: what stands in it is its owner's own trouble.
    hostile: { except: ['opened: an empty map', 'opened: a map', 'opened: a nested map'] },
  })

  it('are staff’s: somebody who is not any more neither reads nor writes theirs', async () => {
    const own = doc(databaseOf('artist'), 'staffMarks/artist')
    await assertFails(getDoc(own))
    await assertFails(setDoc(own, { ...mark, readUntil: until(2000) }))
    await assertFails(setDoc(doc(databaseOf('otherArtist'), 'staffMarks/otherArtist'), mark))
  })

  it('go forward only, and to no later than now', async () => {
    const own = doc(databaseOf('agent'), 'staffMarks/agent')
    await assertSucceeds(setDoc(own, mark))
    await assertFails(setDoc(own, { ...mark, readUntil: until(999) }))
    await assertFails(setDoc(own, { ...mark, readUntil: Timestamp.fromMillis(Date.now() + 3_600_000) }))
  })

  it('hold five hundred lines that were opened, and nothing else', async () => {
    const own = doc(databaseOf('agent'), 'staffMarks/agent')
    await assertSucceeds(setDoc(own, { ...mark, opened: openedLines(500) }))
    await assertFails(setDoc(own, { ...mark, opened: openedLines(501) }))
    await assertFails(setDoc(own, { ...mark, unread: 3 }))
    await assertFails(setDoc(own, { opened: {} }))
  })
})
