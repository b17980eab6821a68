import { expect, it } from 'vitest'
import { MapValue } from '../../values/value.ts'
import { changedPaths } from './changedPaths.ts'

it('names the deepest fields that differ, added and removed ones too', () => {
  const before = {
    same: 1n,
    type: 1n,
    gone: true,
    map: new MapValue({ x: 1n, y: 2n }),
    odd: new MapValue({ 'a b': 1n }),
  }
  const after = { same: 1n, type: 1, map: new MapValue({ x: 1n, y: 3n }), odd: new MapValue({}), fresh: null }
  expect(changedPaths(before, after).toSorted()).toEqual(['fresh', 'gone', 'map.y', 'odd.`a b`', 'type'])
})
