import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { describe, expect, it } from 'vitest'
import { moveMedia, nameMedia } from './mediaList.ts'

const photo = (id: string): ProfileMedia => ({
  id,
  kind: 'image',
  base: `media/u/${id}`,
  widths: [320],
  width: 320,
  height: 400,
  placeholder: '#aabbcc',
})
const video: ProfileMedia = {
  id: 'v',
  kind: 'video',
  base: 'media/u/v',
  extension: 'mp4',
  bytes: 9,
  state: 'ready',
}
const media = [photo('a'), video, photo('b')]

describe('the list of media', () => {
  it('names each by its kind and place', () => {
    expect(nameMedia(media)).toEqual(['Foto 1', 'Vídeo 1', 'Foto 2'])
  })

  it('moves one by one place and nothing past the ends', () => {
    const ids = (list: readonly ProfileMedia[]) => list.map(({ id }) => id).join('')
    expect(ids(moveMedia(media, 'b', -1))).toBe('abv')
    expect(ids(moveMedia(media, 'a', -1))).toBe('avb')
    expect(ids(moveMedia(media, 'b', 1))).toBe('avb')
  })
})
