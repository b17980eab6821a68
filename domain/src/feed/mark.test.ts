import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateToInstant, instantToDate } from '../instant.ts'
import type { StaffMark } from '../schemas/feed/staffMark.ts'
import {
  firstMark,
  isUnread,
  MAX_OPENED,
  type MarkedLine,
  openedCount,
  withAllRead,
  withoutSubject,
  withOpened,
} from './mark.ts'

const at = (minute: number) => dateToInstant(new Date(Date.UTC(2026, 10, 1, 0, minute)))
const line = (minute: number, more: Partial<MarkedLine> = {}): MarkedLine => ({
  id: `line${String(minute)}`,
  at: at(minute),
  actor: 'ana',
  subject: 'ana',
  ...more,
})
const MARK: StaffMark = { readUntil: at(10), opened: {} }

describe('a line of the feed', () => {
  it('is news when it came after the mark and somebody else did it', () => {
    expect(isUnread(line(11), MARK, 'me')).toBe(true)
    expect(isUnread(line(10), MARK, 'me')).toBe(false)
    expect(isUnread(line(11, { actor: 'me' }), MARK, 'me')).toBe(false)
  })

  it('is read once it was opened, and the others stay news', () => {
    const mark = withOpened(MARK, [line(11)], 'me')
    expect(isUnread(line(11), mark, 'me')).toBe(false)
    expect(isUnread(line(12), mark, 'me')).toBe(true)
    expect(openedCount(mark)).toBe(1)
    expect(withOpened(mark, [line(11)], 'me')).toEqual(mark)
  })

  it('that is no news is not written down', () => {
    expect(withOpened(MARK, [line(9), line(11, { actor: 'me' })], 'me')).toEqual(MARK)
  })
})

describe('the mark', () => {
  it('goes forward only, and keeps what was opened after it', () => {
    const mark = withOpened(MARK, [line(11), line(13)], 'me')
    const later = withAllRead(mark, at(12))
    expect(later.readUntil).toEqual(at(12))
    expect(Object.keys(later.opened)).toEqual(['line13'])
    expect(withAllRead(later, at(11))).toBe(later)
  })

  it('lets everything before the oldest opened line count as read once there are too many', () => {
    const lines = Array.from({ length: MAX_OPENED + 1 }, (_, index) => line(20 + index))
    const mark = withOpened(MARK, lines, 'me')
    expect(mark.readUntil).toEqual(at(20))
    expect(openedCount(mark)).toBe(MAX_OPENED)
    expect(lines.some((each) => isUnread(each, mark, 'me'))).toBe(false)
  })

  it('of somebody new begins a week ago', () => {
    const now = new Date(Date.UTC(2026, 10, 8))
    expect(instantToDate(firstMark(now).readUntil)).toEqual(new Date(Date.UTC(2026, 10, 1)))
  })

  it('forgets the lines about somebody', () => {
    const mark = withOpened(MARK, [line(11), line(12, { subject: 'rui' })], 'me')
    expect(Object.keys(withoutSubject(mark, 'ana').opened)).toEqual(['line12'])
  })
})

it('what is counted is what is unread, after two hundred random acts by three people', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(2), fc.nat(9), fc.nat(400)), { minLength: 200, maxLength: 200 }),
      (acts) => {
        const people = ['ana', 'bia', 'caio']
        const marks = new Map(people.map((uid) => [uid, MARK]))
        const feed: MarkedLine[] = []
        for (const [who, what, which] of acts) {
          const uid = people[who] ?? 'ana'
          const mark = marks.get(uid) ?? MARK
          const chosen = feed[which % Math.max(feed.length, 1)]
          if (what < 6 || chosen === undefined) {
            // Several things may happen at the same moment.
            feed.push(
              line(11 + Math.floor(feed.length / 2), { id: `line${String(feed.length)}`, actor: uid }),
            )
          } else if (what < 9) marks.set(uid, withOpened(mark, [chosen], uid))
          else marks.set(uid, withAllRead(mark, chosen.at))
        }
        for (const [uid, mark] of marks) {
          const later = feed.filter((each) => each.at.seconds > mark.readUntil.seconds)
          const own = later.filter(({ actor }) => actor === uid)
          expect(later.length - own.length - openedCount(mark)).toBe(
            feed.filter((each) => isUnread(each, mark, uid)).length,
          )
        }
      },
    ),
    { numRuns: 30 },
  )
})
