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
const LINE = '1732831200.000000001/artist'
const mark = { readUntil: until(1000), opened: {} }

function openedLines(count: number) {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`line${String(index)}`, LINE]))
}

withRules(async (db) => {
  await setDoc(doc(db, 'staffMarks/agent'), mark)
  await setDoc(doc(db, 'staffMarks/artist'), mark)
})

describe('staffMarks', () => {
  describeMatrix({
    existing: 'staffMarks/agent',
    change: { readUntil: until(2000) },
    fresh: { path: 'staffMarks/director', data: { ...mark, opened: { one: LINE } } },
    allowed: { get: ['agent'], list: [], create: ['director'], update: ['agent'], delete: [] },
    hostile: { except: ['opened: an empty map'] },
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

  it.each([
    ['a number', 7],
    ['an object', { at: until(1001) }],
    ['an empty text', ''],
    ['a text without a time', 'artist'],
    ['a time without nanoseconds', '1732831200'],
    ['two lines in one', `${LINE} ${LINE}`],
    ['a subject that is too long', `1732831200.000000001/${'x'.repeat(129)}`],
  ])('refuse %s as an opened line', async (_what, line) => {
    const own = doc(databaseOf('agent'), 'staffMarks/agent')
    await assertSucceeds(setDoc(own, { ...mark, opened: { one: LINE, two: '1732831200.000000001' } }))
    await assertFails(setDoc(own, { ...mark, opened: { one: LINE, two: line } }))
  })

  it('refuse ids of opened lines that are longer than any', async () => {
    const own = doc(databaseOf('agent'), 'staffMarks/agent')
    await assertSucceeds(setDoc(own, { ...mark, opened: { ['x'.repeat(200)]: LINE } }))
    await assertFails(setDoc(own, { ...mark, opened: { ['x'.repeat(201)]: LINE } }))
  })
})
