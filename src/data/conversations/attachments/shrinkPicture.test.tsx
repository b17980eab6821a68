import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawnSize } from '../../../lib/media/drawJpeg.ts'
import { isDrawnAnew, shrinkPicture } from './shrinkPicture.ts'

const MIB = 1024 * 1024

describe('a picture is drawn anew', () => {
  it.each([
    ['image/jpeg', 1, true],
    ['image/webp', 1, true],
    ['image/avif', 1, true],
    ['image/png', 3 * MIB, false],
    ['image/png', 3 * MIB + 1, true],
    ['application/pdf', 9 * MIB, false],
  ])('of %s with %d bytes: %j', (type, size, isAnew) => {
    expect(isDrawnAnew({ type, size })).toBe(isAnew)
  })

  it.each([
    [
      [4000, 3000],
      [2560, 1920],
    ],
    [
      [3000, 6000],
      [1280, 2560],
    ],
    [
      [800, 600],
      [800, 600],
    ],
    [
      [9000, 2],
      [2560, 1],
    ],
  ])('of %j in %j', ([width = 0, height = 0], [drawnWidth, drawnHeight]) => {
    expect(drawnSize(width, height, 2560)).toEqual({ width: drawnWidth, height: drawnHeight })
  })
})

describe('what is sent of a picture', () => {
  const decode = vi.fn<typeof createImageBitmap>()
  const drawn: unknown[] = []

  beforeEach(() => {
    drawn.length = 0
    vi.stubGlobal('createImageBitmap', decode)
    const bitmap: ImageBitmap = { width: 4000, height: 3000, close: () => drawn.push('closed') }
    decode.mockResolvedValue(bitmap)
    const context = {
      set fillStyle(style: string) {
        drawn.push(style)
      },
      fillRect: (...rectangle: unknown[]) => drawn.push(rectangle),
      drawImage: (_bitmap: unknown, ...place: unknown[]) => drawn.push(place),
    }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as never)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  function answerWith(type: string): void {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((tell) => {
      tell(new Blob(['pequena'], { type }))
    })
  }

  it('is a smaller JPEG, upright and on white', async () => {
    answerWith('image/jpeg')
    const file = new File(['x'], 'Camarim.webp', { type: 'image/webp' })
    const { name, type, size } = await shrinkPicture(file)
    expect({ name, type, size }).toEqual({ name: 'Camarim.jpg', type: 'image/jpeg', size: 7 })
    expect(decode).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' })
    expect(drawn).toEqual(['#fff', [0, 0, 2560, 1920], [0, 0, 2560, 1920], 'closed'])
  })

  it('is what it was where the browser does not read or write it', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const file = new File(['x'], 'foto.jpg', { type: 'image/jpeg' })
    answerWith('image/png')
    expect(await shrinkPicture(file)).toBe(file)
    decode.mockRejectedValueOnce(new Error('no picture'))
    expect(await shrinkPicture(file)).toBe(file)
  })

  it('is a small PNG or a PDF as it is', async () => {
    for (const type of ['image/png', 'application/pdf']) {
      const file = new File(['x'], 'a', { type })
      expect(await shrinkPicture(file)).toBe(file)
    }
    expect(decode).not.toHaveBeenCalledWith(expect.objectContaining({ name: 'a' }), expect.anything())
  })
})
