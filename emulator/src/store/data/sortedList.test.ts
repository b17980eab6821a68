import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SortedList } from './sortedList.ts'

const ascending = (a: number, b: number): number => a - b

it('holds what was inserted and not removed, in order, both ways and from anywhere', () => {
  const operations = fc.array(fc.record({ item: fc.nat(400), isRemoval: fc.boolean() }), { maxLength: 300 })
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(5000), { maxLength: 3000 }),
      operations,
      fc.nat(5000),
      (items, steps, from) => {
        const list = new SortedList(ascending, items)
        const model = new Set(items)
        for (const { item, isRemoval } of steps) {
          const isThere = model.has(item)
          if (!isRemoval && !isThere) list.insert(item)
          expect(isRemoval && list.remove(item)).toBe(isRemoval && isThere)
          if (isRemoval) model.delete(item)
          else model.add(item)
        }
        const sorted = [...model].toSorted(ascending)
        const place = list.seek((item) => item >= from)
        expect(list.size).toBe(sorted.length)
        expect([...list.forward()]).toEqual(sorted)
        expect([...list.backward()]).toEqual(sorted.toReversed())
        expect([...list.forward(place)]).toEqual(sorted.filter((item) => item >= from))
        expect([...list.backward(place)]).toEqual(sorted.filter((item) => item < from).toReversed())
      },
    ),
    { numRuns: 60 },
  )
})

it('grows item by item beyond one chunk', () => {
  const list = new SortedList(ascending)
  for (let i = 0; i < 5000; i++) list.insert((i * 7919) % 5000)
  expect([...list.forward()]).toEqual(Array.from({ length: 5000 }, (_, i) => i))
})
