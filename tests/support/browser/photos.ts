import sharp from 'sharp'

export interface TestFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A real photo of one colour, in the form that Playwright's `setInputFiles` takes. */
export async function makePhoto(name: string, background = '#b3361b'): Promise<TestFile> {
  const buffer = await sharp({ create: { width: 800, height: 1000, channels: 3, background } })
    .jpeg({ quality: 80 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
