import type { ProfileMedia } from '@ribalta/domain/schemas/media'
import { describe, expect, it } from 'vitest'
import { arrangeMedia } from './order.ts'

function video(id: string): ProfileMedia {
  return { id, kind: 'video', base: `media/u/${id}`, extension: 'mp4', bytes: 1 }
}
const ids = (media: readonly ProfileMedia[]): string[] => media.map((item) => item.id)
const current = ['a', 'b', 'c'].map(video)

describe("a profile's media", () => {
  it('stay as they are without an order', () => {
    expect(ids(arrangeMedia(current, { mediaOrder: undefined, added: [] }))).toEqual(['a', 'b', 'c'])
  })

  it('take the order given, and what it leaves out goes', () => {
    expect(ids(arrangeMedia(current, { mediaOrder: ['c', 'a'], added: [] }))).toEqual(['c', 'a'])
  })

  it('get what is added behind what is kept', () => {
    expect(ids(arrangeMedia(current, { mediaOrder: ['b'], added: [video('d')] }))).toEqual(['b', 'd'])
  })

  it('hold nothing twice when a change is repeated', () => {
    expect(ids(arrangeMedia(current, { mediaOrder: undefined, added: [video('c')] }))).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  it('refuse an order with a stranger in it', () => {
    expect(() => arrangeMedia(current, { mediaOrder: ['a', 'z'], added: [] })).toThrow('não está no perfil')
  })

  it('are twelve at most', () => {
    const nine = Array.from({ length: 9 }, (_, index) => video(`n${String(index)}`))
    expect(arrangeMedia(current, { mediaOrder: undefined, added: nine })).toHaveLength(12)
    expect(() => arrangeMedia(current, { mediaOrder: undefined, added: [...nine, video('x')] })).toThrow(
      'no máximo 12',
    )
    expect(arrangeMedia(current, { mediaOrder: ['a'], added: [...nine, video('x')] })).toHaveLength(11)
  })
})
