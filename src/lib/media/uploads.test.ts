import { MAX_MEDIA, VISITOR_LIMITS } from '@ribalta/domain/media/media'
import { describe, expect, it } from 'vitest'
import { countAccepted, isSending, sentIds, uploadsReducer, type Upload } from './uploads.ts'

const LIMITS = { files: MAX_MEDIA, ...VISITOR_LIMITS }
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
      limits: LIMITS,
    })
    expect(uploads.map(({ state }) => state.kind)).toEqual(['waiting', 'refused'])
    expect(uploads[1]?.state).toMatchObject({
      reason: expect.stringContaining('Formato não aceito') as string,
    })
  })

  it('refuses what passes the limit, not counting what was refused before', () => {
    const refused = uploadsReducer([], {
      type: 'add',
      files: [{ ...photo('x'), size: 0 }],
      limits: { ...LIMITS, files: 2 },
    })
    const uploads = uploadsReducer(refused, {
      type: 'add',
      files: [photo('a'), photo('b'), photo('c')],
      limits: { ...LIMITS, files: 2 },
    })
    expect(uploads.map(({ state }) => state.kind)).toEqual(['refused', 'waiting', 'waiting', 'refused'])
    expect(countAccepted(uploads)).toBe(2)
  })

  it('refuses a third video and a large one before there is a profile', () => {
    const video = (id: string, size = 1000) => ({ id, name: `${id}.mp4`, type: 'video/mp4', size })
    const files = [video('a'), video('b', 60 * 1024 * 1024), video('c'), video('d')]
    const uploads = uploadsReducer([], { type: 'add', files, limits: LIMITS })
    expect(uploads.map(({ state }) => state.kind)).toEqual(['waiting', 'refused', 'waiting', 'refused'])
    expect(uploads[1]?.state).toMatchObject({ reason: expect.stringContaining('50 MB') as string })
    expect(uploads[3]?.state).toMatchObject({ reason: expect.stringContaining('dois vídeos') as string })
  })

  it('puts a file chosen again in the place that it had before the reload', () => {
    const before: Upload[] = [{ ...photo('old', 'rosto.jpg'), state: { kind: 'missing' } }, sent('b')]
    const uploads = uploadsReducer(before, {
      type: 'add',
      files: [photo('new', 'rosto.jpg')],
      limits: LIMITS,
    })
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
    const uploads: Upload[] = [
      sent('b'),
      { ...photo('x'), state: { kind: 'failed', cause: 'refused', reason: '' } },
      sent('a'),
    ]
    expect(sentIds(uploads)).toEqual(['temp/b', 'temp/a'])
    expect(isSending(uploads)).toBe(false)
    expect(isSending([...uploads, { ...photo('y'), state: { kind: 'waiting' } }])).toBe(true)
  })
})
