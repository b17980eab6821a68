import { describe, expect, it } from 'vitest'
import { countAccepted, isSending, sentIds, uploadsReducer, type Upload } from './uploads.ts'

const photo = (id: string, name = `${id}.jpg`) => ({ id, name, type: 'image/jpeg', size: 1000 })
const sent = (id: string): Upload => ({
  ...photo(id),
  state: { kind: 'sent', tempMediaId: `temp/${id}`, at: 0 },
})

describe('uploadsReducer', () => {
  it('accepts photos and refuses what cannot be sent, with its reason', () => {
    const uploads = uploadsReducer([], {
      type: 'add',
      files: [photo('a'), { id: 'b', name: 'b.pdf', type: 'application/pdf', size: 10 }],
      limit: 12,
    })
    expect(uploads.map(({ state }) => state.kind)).toEqual(['waiting', 'refused'])
    expect(uploads[1]?.state).toMatchObject({
      reason: expect.stringContaining('Formato não aceito') as string,
    })
  })

  it('refuses what passes the limit, not counting what was refused before', () => {
    const refused = uploadsReducer([], { type: 'add', files: [{ ...photo('x'), size: 0 }], limit: 2 })
    const uploads = uploadsReducer(refused, {
      type: 'add',
      files: [photo('a'), photo('b'), photo('c')],
      limit: 2,
    })
    expect(uploads.map(({ state }) => state.kind)).toEqual(['refused', 'waiting', 'waiting', 'refused'])
    expect(countAccepted(uploads)).toBe(2)
  })

  it('puts a file chosen again in the place that it had before the reload', () => {
    const before: Upload[] = [{ ...photo('old', 'rosto.jpg'), state: { kind: 'missing' } }, sent('b')]
    const uploads = uploadsReducer(before, { type: 'add', files: [photo('new', 'rosto.jpg')], limit: 12 })
    expect(uploads.map(({ id }) => id)).toEqual(['new', 'b'])
    expect(uploads[0]?.state.kind).toBe('waiting')
  })

  it('moves a file by one place and leaves the ends where they are', () => {
    const uploads = [sent('a'), sent('b'), sent('c')]
    const ids = (list: readonly Upload[]) => list.map(({ id }) => id).join('')
    expect(ids(uploadsReducer(uploads, { type: 'move', id: 'c', by: -1 }))).toBe('acb')
    expect(ids(uploadsReducer(uploads, { type: 'move', id: 'a', by: 1 }))).toBe('bac')
    expect(ids(uploadsReducer(uploads, { type: 'move', id: 'a', by: -1 }))).toBe('abc')
    expect(ids(uploadsReducer(uploads, { type: 'move', id: 'c', by: 1 }))).toBe('abc')
  })

  it('gives the ids of what was sent in order, and tells what is on its way', () => {
    const uploads: Upload[] = [sent('b'), { ...photo('x'), state: { kind: 'failed', reason: '' } }, sent('a')]
    expect(sentIds(uploads)).toEqual(['temp/b', 'temp/a'])
    expect(isSending(uploads)).toBe(false)
    expect(isSending([...uploads, { ...photo('y'), state: { kind: 'waiting' } }])).toBe(true)
  })
})
