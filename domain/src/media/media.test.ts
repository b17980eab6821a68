import { describe, expect, it } from 'vitest'
import {
  IMAGE_TYPES,
  isTempMediaId,
  MAX_MEDIA,
  MEMBER_LIMITS,
  refuseFile,
  refuseVideos,
  SENDER_LIMITS,
  tempMediaPath,
  VIDEO_TYPES,
  VISITOR_LIMITS,
} from './media.ts'

const MB = 1024 * 1024

describe('a chosen file', () => {
  it.each([...IMAGE_TYPES, ...VIDEO_TYPES])('of type %s can be sent', (type) => {
    expect(refuseFile({ type, size: 10 * MB })).toBeUndefined()
  })

  it.each([
    ['an SVG', 'image/svg+xml', 100, 'Formato não aceito'],
    ['a GIF', 'image/gif', 100, 'Formato não aceito'],
    ['a page', 'text/html', 100, 'Formato não aceito'],
    ['a file of no type', '', 100, 'Formato não aceito'],
    ['an empty photo', 'image/jpeg', 0, 'vazio'],
    ['a photo too large', 'image/jpeg', 10 * MB + 1, '10 MB'],
    ['a video too large', 'video/mp4', 200 * MB + 1, '200 MB'],
  ])('that is %s is refused with its reason', (_, type, size, reason) => {
    expect(refuseFile({ type, size })).toContain(reason)
  })
})

describe('a PDF', () => {
  it('has 20 MB at most, and is none of the media of a profile', () => {
    const pdf = { type: 'application/pdf', size: 20 * MB }
    expect(refuseFile(pdf, SENDER_LIMITS)).toBeUndefined()
    expect(refuseFile({ ...pdf, size: 20 * MB + 1 }, SENDER_LIMITS)).toContain('20 MB')
    expect(refuseFile({ ...pdf, size: 0 }, SENDER_LIMITS)).toContain('vazio')
    expect(refuseFile(pdf, MEMBER_LIMITS)).toContain('Formato não aceito')
  })
})

describe('before there is a profile', () => {
  it('a video of 50 MB can be sent, and none that is larger', () => {
    expect(refuseFile({ type: 'video/mp4', size: 50 * MB }, VISITOR_LIMITS)).toBeUndefined()
    expect(refuseFile({ type: 'video/mp4', size: 50 * MB + 1 }, VISITOR_LIMITS)).toContain('50 MB')
    expect(refuseFile({ type: 'image/jpeg', size: 10 * MB }, VISITOR_LIMITS)).toBeUndefined()
  })

  it('there are two videos at most', () => {
    expect(refuseVideos(2, VISITOR_LIMITS)).toBeUndefined()
    expect(refuseVideos(3, VISITOR_LIMITS)).toContain('dois vídeos')
    expect(refuseVideos(MAX_MEDIA, MEMBER_LIMITS)).toBeUndefined()
  })
})

describe('the id of an upload', () => {
  const session = 'a'.repeat(20)

  const last = `${session}/${String(MAX_MEDIA - 1)}`

  it.each([`${session}/0`, `${session}/9`, last, `${'Z_-9'.repeat(10)}/5`])('%s holds', (id) => {
    expect(isTempMediaId(id)).toBe(true)
    expect(tempMediaPath(id)).toBe(`temp-media/${id}`)
  })

  it.each([
    `${session}/${String(MAX_MEDIA)}`,
    `${session}/01`,
    `${session}/`,
    session,
    `short/1`,
    `../${session}/1`,
    `${session}/1/2`,
    `${session}/1\n`,
    `${'a'.repeat(41)}/1`,
  ])('%j does not', (id) => {
    expect(isTempMediaId(id)).toBe(false)
  })
})
