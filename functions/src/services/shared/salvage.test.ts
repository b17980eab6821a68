import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { salvage } from './salvage.ts'

const schema = z.strictObject({
  title: z.string().check(z.maxLength(5)),
  memo: z.string().check(z.maxLength(3)),
  cover: z.optional(z.strictObject({ alt: z.string(), widths: z.array(z.int()) })),
  opened: z.record(z.string(), z.strictObject({ at: z.number() })),
})
const good = {
  title: 'Peça',
  memo: 'sim',
  cover: { alt: 'x', widths: [1, 2] },
  opened: { one: { at: 1 }, two: { at: 2 } },
}
const read = (data: unknown) => salvage(schema, data, { memo: '' })

describe('salvage', () => {
  it('returns sound data as it is', () => {
    expect(read(good)).toEqual({ value: good, isMalformed: false })
  })

  it.each([
    ['a field that is none', { ...good, extra: { grants: ['DIRECTOR'] } }, good],
    ['one entry of a map', { ...good, opened: { ...good.opened, three: { at: 'x' }, four: null } }, good],
    ['elements of a list', { ...good, cover: { alt: 'x', widths: ['a', 1, null, 2, 'b'] } }, good],
    ['a field with a substitute', { ...good, memo: 'long' }, { ...good, memo: '' }],
    [
      'an optional part that lacks two fields',
      { ...good, cover: {} },
      { title: good.title, memo: good.memo, opened: good.opened },
    ],
  ])('drops %s', (_what, data, value) => {
    expect(read(data)).toEqual({ value, isMalformed: true })
  })

  it('fills a missing field from its substitute', () => {
    const { memo: _memo, ...rest } = good
    expect(read(rest)).toEqual({ value: { ...good, memo: '' }, isMalformed: true })
  })

  it.each([undefined, null, 7, 'text', [], {}, { ...good, title: 'too long' }, { ...good, title: 7 }])(
    'returns nothing for %j, which lacks a required field',
    (data) => {
      expect(read(data)).toEqual({ value: undefined, isMalformed: true })
    },
  )

  it('never throws, and returns only what the schema accepts', () => {
    fc.assert(
      fc.property(
        fc.record({
          title: fc.oneof(fc.constant('Peça'), fc.anything()),
          memo: fc.anything(),
          cover: fc.anything(),
          opened: fc.oneof(fc.dictionary(fc.string(), fc.anything()), fc.anything()),
        }),
        (data) => {
          const { value } = read(data)
          expect(value === undefined || schema.safeParse(value).success).toBe(true)
        },
      ),
    )
  })
})
