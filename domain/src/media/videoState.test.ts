import { describe, expect, it } from 'vitest'
import type { ProfileMedia, ProfileVideo } from '../schemas/media/media.ts'
import { isServable, unservableWords, VIDEO_REFUSAL_WORDS, VIDEO_REFUSALS } from './videoState.ts'

const photo: ProfileMedia = {
  id: 'p',
  kind: 'image',
  base: 'media/u/p',
  widths: [320],
  width: 320,
  height: 400,
  placeholder: '#aabbcc',
}

function video(state: ProfileVideo['state'], refusal?: ProfileVideo['refusal']): ProfileMedia {
  const common = { id: 'v', kind: 'video', base: 'media/u/v', extension: 'mp4', bytes: 9, state } as const
  return refusal === undefined ? common : { ...common, refusal }
}

describe('what may be served of a profile', () => {
  it('are photos and videos that are ready', () => {
    expect([photo, video('ready')].map(isServable)).toEqual([true, true])
    expect([photo, video('ready')].map(unservableWords)).toEqual([undefined, undefined])
  })

  it('is no video in preparation and none that was refused', () => {
    expect([video('preparing'), video('refused', 'format')].map(isServable)).toEqual([false, false])
  })
})

describe('a video that is not served', () => {
  it('says that it is in preparation', () => {
    expect(unservableWords(video('preparing'))).toEqual({ label: 'Em preparo', reason: undefined })
  })

  it.each(VIDEO_REFUSALS)('says why it was refused: %s', (refusal) => {
    const words = { label: 'Recusado', reason: VIDEO_REFUSAL_WORDS[refusal] }
    expect(unservableWords(video('refused', refusal))).toEqual(words)
  })

  it('knows all the reasons that there are words for', () => {
    expect(VIDEO_REFUSALS.toSorted()).toEqual(Object.keys(VIDEO_REFUSAL_WORDS).toSorted())
  })
})
