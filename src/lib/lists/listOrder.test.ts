import { describe, expect, it } from 'vitest'
import { orderAt } from '@ribalta/domain/listOrder'
import { orderBetween } from './listOrder.ts'

const NOW = Date.UTC(2026, 10, 23)

describe('the key of a place in a list', () => {
  it('stands behind those of every earlier moment', () => {
    const keys = [NOW, NOW + 1, NOW + 62, NOW + 62 ** 3, Date.UTC(2080, 0, 1)].map((at) => orderAt(at, 0.99))
    expect(keys.toSorted()).toEqual(keys)
    expect(new Set(keys).size).toBe(keys.length)
    expect(orderAt(NOW, 0)).not.toBe(orderAt(NOW, 0.9))
  })

  it('finds room between any two, before and behind all', () => {
    const [first, second] = [orderAt(NOW, 0), orderAt(NOW + 1, 1 - Number.EPSILON)]
    let between = orderBetween(first, second)
    for (let turn = 0; turn < 50; turn += 1) {
      expect(first < between && between < second).toBe(true)
      between = orderBetween(first, between)
    }
    expect(orderBetween(undefined, first) < first).toBe(true)
    expect(orderBetween(second, undefined) > second).toBe(true)
    expect(orderBetween(undefined, undefined)).not.toBe('')
  })

  it('of two that are the same is behind both', () => {
    const key = orderAt(NOW)
    expect(orderBetween(key, key) > key).toBe(true)
  })
})
