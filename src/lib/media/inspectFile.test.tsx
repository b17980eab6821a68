import { isoBox, isoIndex } from '@ribalta/domain/testing/isoBox'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inspectFile } from './inspectFile.ts'

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])
const brand = (name: string) => isoBox('ftyp', ascii(`${name}\0\0\0\0`))
const HEIC = brand('heic')

const decode = vi.fn<typeof createImageBitmap>()
let video: { event: 'error' } | { event: 'loadedmetadata'; width: number }

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', decode)
  const bitmap: ImageBitmap = { width: 40, height: 30, close: () => undefined }
  decode.mockResolvedValue(bitmap)
  video = { event: 'error' }
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:video', revokeObjectURL: () => undefined })
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperties(this, {
      videoWidth: { value: 'width' in video ? video.width : 0 },
      duration: { value: 7 },
    })
    queueMicrotask(() => this.dispatchEvent(new Event(video.event)))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function reasonFor(file: File): Promise<string | undefined> {
  const checked = await inspectFile(file)
  return 'reason' in checked ? checked.reason : undefined
}

async function typeOf(file: File): Promise<string | undefined> {
  const checked = await inspectFile(file)
  return 'file' in checked ? checked.file.type : undefined
}

describe('inspectFile', () => {
  it('reads the type from the bytes, whatever the name and the browser say', async () => {
    expect(await typeOf(new File(['%PDF-1.4'], 'foto.jpg', { type: 'image/jpeg' }))).toBe('application/pdf')
    expect(await typeOf(new File(['isto é texto'], 'foto.jpg', { type: 'image/jpeg' }))).toBe('')
    expect(await typeOf(new File([JPEG], 'foto', { type: '' }))).toBe('image/jpeg')
  })

  it('refuses an empty file and one that the device no longer reads', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    expect(await reasonFor(new File([], 'foto.jpg'))).toBe('O arquivo está vazio.')
    const gone = new File([JPEG], 'foto.jpg')
    vi.spyOn(gone, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotReadableError')
    })
    expect(await reasonFor(gone)).toMatch(/Não foi possível ler/)
  })

  it('refuses a photo that does not decode, and one of too many pixels', async () => {
    decode.mockRejectedValueOnce(new DOMException('no picture', 'InvalidStateError'))
    expect(await reasonFor(new File([JPEG], 'foto.jpg'))).toMatch(/incompleto ou com defeito/)
    decode.mockResolvedValueOnce({ width: 10_000, height: 6000, close: () => undefined })
    expect(await reasonFor(new File([JPEG], 'foto.jpg'))).toMatch(/50 megapixels/)
    expect(await reasonFor(new File([JPEG], 'foto.jpg'))).toBeUndefined()
  })

  it('refuses a video of ten bytes', async () => {
    const bytes = ascii('\0\0\0\u000aftypmp')
    expect(bytes).toHaveLength(10)
    expect(await reasonFor(new File([bytes], 'a.mp4', { type: 'video/mp4' }))).toMatch(/este vídeo/)
  })

  it('tells how long a video plays that shows its picture', async () => {
    video = { event: 'loadedmetadata', width: 640 }
    const file = new File([brand('isom')], 'a.mp4', { type: 'video/mp4' })
    expect(await inspectFile(file)).toEqual({ file, seconds: 7 })
  })

  it('takes a .MOV without a type whose codec the browser lacks when its index and its pictures are whole', async () => {
    const [ftyp, moov, mdat] = [brand('qt  '), isoIndex('stco', [1]), isoBox('mdat', new Uint8Array(64))]
    expect(await typeOf(new File([ftyp, mdat, moov], 'IMG_1.MOV'))).toBe('video/quicktime')
    expect(await typeOf(new File([ftyp, moov, mdat, 'phone'], 'IMG_1.MOV'))).toBe('video/quicktime')
    expect(await reasonFor(new File([ftyp, mdat], 'IMG_1.MOV'))).toMatch(/este vídeo/)
    expect(await reasonFor(new File([ftyp, moov, mdat.subarray(0, 40)], 'IMG_1.MOV'))).toMatch(/este vídeo/)
    // Its sound plays, its picture does not.
    video = { event: 'loadedmetadata', width: 0 }
    expect(await typeOf(new File([ftyp, moov, mdat], 'IMG_1.MOV'))).toBe('video/quicktime')
  })

  it('takes a WebM whose codec the browser lacks when it has content', async () => {
    const head = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, ...ascii('webm')])
    const segment = new Uint8Array([0x18, 0x53, 0x80, 0x67, ...new Uint8Array(64)])
    expect(await typeOf(new File([head, segment], 'a.webm'))).toBe('video/webm')
    expect(await reasonFor(new File([head], 'a.webm'))).toMatch(/este vídeo/)
  })

  it('makes a JPEG of a HEIC photo where the browser decodes it', async () => {
    const context = { fillRect: () => undefined, drawImage: () => undefined }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((tell) => {
      tell(new Blob(['jpeg'], { type: 'image/jpeg' }))
    })
    const checked = await inspectFile(new File([HEIC], 'IMG_2.HEIC', { type: '' }))
    expect(checked).toMatchObject({ file: { name: 'IMG_2.jpg', type: 'image/jpeg' } })
  })

  it('says what to do with a HEIC photo where the browser can’t decode it', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    decode.mockRejectedValueOnce(new DOMException('no picture', 'InvalidStateError'))
    expect(await reasonFor(new File([HEIC], 'IMG_2.HEIC', { type: 'image/heic' }))).toMatch(
      /Exporte a foto como JPG/,
    )
  })
})
