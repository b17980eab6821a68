import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PIECE, usePieces } from './usePieces.ts'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** How many were drawn each time, from `before` to `after`. */
function drawn(before: readonly number[], after: readonly number[]): number[] {
  const counts: number[] = []
  const { rerender } = renderHook(
    ({ items }) => {
      counts.push(usePieces(items).length)
    },
    { initialProps: { items: before } },
  )
  rerender({ items: after })
  return [...new Set(counts)]
}

it('draws what comes a piece at a time', () => {
  expect(drawn([], numbers(24))).toEqual([0, PIECE, 24])
  expect(drawn(numbers(24), numbers(41))).toEqual([24, 24 + PIECE, 41])
})

it('draws what is there when it begins at once', () => {
  expect(drawn(numbers(72), numbers(72))).toEqual([72])
})

it('draws a shorter list whole', () => {
  expect(drawn(numbers(48), numbers(5))).toEqual([48, 5])
})
