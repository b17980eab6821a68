import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { expect, it } from 'vitest'
import { toCreditValues } from './creditForm.ts'
import { attachmentWords } from './creditWords.ts'

const PHOTO: ProfileMedia = {
  id: 'foto-1',
  kind: 'image',
  base: 'media/a/foto-1',
  widths: [640],
  width: 640,
  height: 800,
  placeholder: '#808080',
}
const MEDIA: readonly ProfileMedia[] = [PHOTO, { ...PHOTO, id: 'foto-2' }]

function words(mediaIds: string[], links: string[]): string {
  const values = toCreditValues(undefined, [])
  return attachmentWords(
    { ...values, title: 'Maré', year: 2024, kind: 'cinema', id: 'a_0', order: 0, mediaIds, links },
    MEDIA,
  )
}

it('what goes with a work is counted, without what the profile has no more', () => {
  expect(words(['foto-1', 'foto-2', 'gone'], ['https://example.com/'])).toBe('2 fotos · 1 link')
  expect(words(['gone'], [])).toBe('')
})
