import { describe, expect, it } from 'vitest'
import { MAX_TAKE_BYTES, refuseLength, refuseTake, takePath, testFolder } from './screenTest.ts'

it('the files of a test lie together, below its artist', () => {
  expect(testFolder('ana', 'cena')).toBe('tests/ana/cena/')
  expect(takePath('ana', 'cena', 'primeiro')).toBe('tests/ana/cena/primeiro')
})

describe('a file that is to be a take', () => {
  it.each(['video/mp4', 'video/quicktime', 'video/webm'])('may be %s, up to the limit', (type) => {
    expect(refuseTake({ type, size: 1 })).toBeUndefined()
    expect(refuseTake({ type, size: MAX_TAKE_BYTES })).toBeUndefined()
  })

  it.each([
    ['video/x-matroska', 1, /MP4, MOV ou WebM/],
    ['image/jpeg', 1, /MP4, MOV ou WebM/],
    ['', 1, /MP4, MOV ou WebM/],
    ['video/mp4', 0, /vazio/],
    ['video/mp4', MAX_TAKE_BYTES + 1, /1 GB/],
  ])('is refused as %s of %d bytes, with a reason', (type, size, reason) => {
    expect(refuseTake({ type, size })).toMatch(reason)
  })
})

it('a video may be a moment longer than was asked for, and not much', () => {
  expect(refuseLength(62, 60)).toBeUndefined()
  expect(refuseLength(62.4, 60)).toMatch(/62 segundos.*no máximo 60/)
})
