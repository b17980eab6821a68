import { expect, it } from 'vitest'
import type { ProfileMedia } from '../schemas/media/media.ts'
import { itemForm, mediaAtFirst, presentedTake } from './items.ts'
import { MEDIA_AT_FIRST } from './proposal.ts'

const video = { kind: 'video', base: 'media/a/v', extension: 'mp4', bytes: 9 } as const

it('begins with the first media that are ready', () => {
  const ready = Array.from({ length: MEDIA_AT_FIRST + 2 }, (_, place): ProfileMedia => ({
    ...video,
    id: `v${String(place)}`,
    state: 'ready',
  }))
  const media: ProfileMedia[] = [{ ...video, id: 'soon', state: 'preparing' }, ...ready]
  expect(mediaAtFirst({ media })).toEqual(ready.slice(0, MEDIA_AT_FIRST).map(({ id }) => id))
})

it('keeps of a take what is known of it, and sends its ids alone', () => {
  const take = presentedTake('t', 'k', { bytes: 5, seconds: undefined })
  expect(take).toEqual({ testRequestId: 't', takeId: 'k', bytes: 5 })
  expect(Object.keys(take)).not.toContain('seconds')
  const sent = itemForm({ artistId: 'a', role: 'Mãe', media: ['f'], takes: [{ ...take, seconds: 7 }] })
  expect(sent).toEqual({
    artistId: 'a',
    role: 'Mãe',
    media: ['f'],
    takes: [{ testRequestId: 't', takeId: 'k' }],
  })
})
