import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAX_OPENED } from '@ribalta/domain/feed/mark'
import { MAX_MEDIA, VARIANT_WIDTHS } from '@ribalta/domain/media/media'
import { NOTICE_TOPIC_IDS } from '@ribalta/domain/notices/topics'
import { MAX_POST_TAGS } from '@ribalta/domain/schemas/posts/post'
import { MAX_WORK_LINKS, MAX_WORKS, WORK_LINK } from '@ribalta/domain/people/work'
import { formatOpened, staffMarkSchema, toStaffMark } from '@ribalta/domain/schemas/feed/staffMark'
import { describe, expect, it } from 'vitest'
import { ROOT } from './project.ts'

const firestore = readFileSync(join(ROOT, 'firestore.rules'), 'utf8')

/** The one group of a pattern in a text. */
function found(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? ''
}

/** The rules are written by hand; that they mean what they say is for tests/rules. */
describe('the rules say the same number as the domain', () => {
  it.each([
    ['media of a work', /isListOf\(data\.mediaIds, (\d+),/, MAX_MEDIA],
    ['links of a work', /isListOf\(data\.links, (\d+),/, MAX_WORK_LINKS],
    ['lines opened one by one', /isListOf\(data\.opened\.keys\(\), (\d+),/, MAX_OPENED],
    ['widths of a picture', /widths\.size\(\) <= (\d+);/, VARIANT_WIDTHS.length],
    ['tags of a post', /tags\.size\(\) <= (\d+) &&/, MAX_POST_TAGS],
  ])('of %s', (_what, pattern, number) => {
    expect(found(firestore, pattern)).toBe(String(number))
  })

  it('of topics that people may switch off, by their names', () => {
    const named = found(firestore, /off\.hasOnly\(\[([^\]]+)\]\)/)
    expect(named).toBe(NOTICE_TOPIC_IDS.map((topic) => `'${topic}'`).join(', '))
    expect(found(firestore, /off\.size\(\) <= (\d+)/)).toBe(String(NOTICE_TOPIC_IDS.length))
  })

  it('of the form of a work’s link', () => {
    const form = found(firestore, /isListOf\(data\.links, \d+, '([^']+)'\)/)
    expect(new RegExp(`^${form}$`).source).toBe(WORK_LINK.source)
  })

  it('of the form of an opened line', () => {
    const form = found(firestore, /isListOf\(data\.opened\.values\(\), \d+, '([^']+)'\)/)
    const line = new RegExp(`^${form}$`)
    const opened = { one: { at: { seconds: 1_732_831_200, nanoseconds: 1 }, subject: 'ana' } }
    const { one = '' } = formatOpened(opened)
    expect(line.test(one)).toBe(true)
    const stored = staffMarkSchema.parse({ readUntil: opened.one.at, opened: { one } })
    expect(toStaffMark(stored).opened).toEqual(opened)
  })

  it('of works of an artist', () => {
    const place = new RegExp(`^${found(firestore, /artistId \+ '_(\([^']+\))'/)}$`)
    const taken = Array.from({ length: 1000 }, (_, number) => String(number)).filter((text) =>
      place.test(text),
    )
    expect(taken).toEqual(Array.from({ length: MAX_WORKS }, (_, number) => String(number)))
  })
})
