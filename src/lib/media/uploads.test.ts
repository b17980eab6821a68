import { MAX_MEDIA, VISITOR_LIMITS } from '@ribalta/domain/media/media'
import { describe, expect, it } from 'vitest'
import { isSending, sentIds, uploadsReducer, type FileLimits, type Upload } from './uploads.ts'

const LIMITS = { files: MAX_MEDIA, ...VISITOR_LIMITS }
const photo = (id: string, name = `${id}.jpg`) => ({ id, name, type: 'image/jpeg', size: 1000 })
const sent = (id: string): Upload => ({
  ...photo(id),
  state: { kind: 'sent', tempMediaId: `temp/${id}`, at: 0 },
})

type Chosen = Omit<Upload, 'state'>

/** The list after files were chosen and each was found to be what it says. */
function added(before: readonly Upload[], files: readonly Chosen[], limits: FileLimits = LIMITS) {
  return files.reduce<readonly Upload[]>(
    (uploads, file) => uploadsReducer(uploads, { type: 'checked', file, limits }),
    uploadsReducer(before, { type: 'add', files }),
  )
}

describe('uploadsReducer', () => {
  it('shows chosen files at once, and counts them once they were looked at', () => {
    const chosen = uploadsReducer([], { type: 'add', files: [photo('a'), photo('b')] })
    expect(chosen.map(({ state }) => state.kind)).toEqual(['checking', 'checking'])
    expect(isSending(chosen)).toBe(true)
    const limits = { ...LIMITS, files: 1 }
    const first = uploadsReducer(chosen, { type: 'checked', file: photo('a'), limits })
    expect(first.map(({ state }) => state.kind)).toEqual(['waiting', 'checking'])
  })

  it('accepts photos and refuses what cannot be sent, with its reason', () => {
    const uploads = added([], [photo('a'), { id: 'b', name: 'b.pdf', type: 'application/pdf', size: 10 }])
    expect(uploads.map(({ state }) => state.kind)).toEqual(['waiting', 'refused'])
    expect(uploads[1]?.state).toMatchObject({
      reason: expect.stringContaining('Formato não aceito') as string,
    })
  })

  it('refuses what passes the limit, not counting what was refused before', () => {
    const limits = { ...LIMITS, files: 2 }
    const refused = added([], [{ ...photo('x'), size: 0 }], limits)
    const uploads = added(refused, [photo('a'), photo('b'), photo('c')], limits)
    expect(uploads.map(({ state }) => state.kind)).toEqual(['refused', 'waiting', 'waiting', 'refused'])
  })

  it('refuses a third video and a large one before there is a profile', () => {
    const video = (id: string, size = 1000) => ({ id, name: `${id}.mp4`, type: 'video/mp4', size })
    const files = [video('a'), video('b', 60 * 1024 * 1024), video('c'), video('d')]
    const uploads = added([], files)
    expect(uploads.map(({ state }) => state.kind)).toEqual(['waiting', 'refused', 'waiting', 'refused'])
    expect(uploads[1]?.state).toMatchObject({ reason: expect.stringContaining('50 MB') as string })
    expect(uploads[3]?.state).toMatchObject({ reason: expect.stringContaining('dois vídeos') as string })
  })

  it('puts a file chosen again in the place that it had before the reload', () => {
    const before: Upload[] = [{ ...photo('old', 'rosto.jpg'), state: { kind: 'missing' } }, sent('b')]
    const uploads = added(before, [photo('new', 'rosto.jpg')])
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
