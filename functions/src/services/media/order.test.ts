import { MAX_MEDIA } from '@ribalta/domain/media/media'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { describe, expect, it } from 'vitest'
import { arrangeMedia } from './order.ts'

function video(id: string): ProfileMedia {
  return { id, kind: 'video', base: `media/u/${id}`, extension: 'mp4', bytes: 1, state: 'ready' }
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

  it('are as many as there is room for, and no more', () => {
    const rest = Array.from({ length: MAX_MEDIA - current.length }, (_, index) => video(`n${String(index)}`))
    expect(arrangeMedia(current, { mediaOrder: undefined, added: rest })).toHaveLength(MAX_MEDIA)
    expect(() => arrangeMedia(current, { mediaOrder: undefined, added: [...rest, video('x')] })).toThrow(
      `no máximo ${String(MAX_MEDIA)}`,
    )
    const fewer = arrangeMedia(current, { mediaOrder: ['a'], added: [...rest, video('x')] })
    expect(fewer).toHaveLength(MAX_MEDIA - 1)
  })
})
