import sharp from 'sharp'
import { linesOf, textPath } from './cardText.ts'

const CARD_WIDTH = 1200
const CARD_HEIGHT = 630
const PHOTO_WIDTH = 504
const MARGIN = 72

const PAPER = '#faf7f2'
const INK = '#1a1714'
const MUTED = '#625a51'
const ACCENT = '#b3361b'

export interface CardContent {
  readonly title: string
  readonly caption: string
  /** The agency's name. */
  readonly brand: string
  /** A portrait or a cover; without one the text has the whole card. */
  readonly photo?: Buffer | undefined
}

/** The picture that messengers show for a link: 1200 × 630, JPEG. Throws where `photo` is not a picture. */
export async function drawCard({ title, caption, brand, photo }: CardContent): Promise<Buffer> {
  const left = photo === undefined ? MARGIN : PHOTO_WIDTH + MARGIN
  const width = CARD_WIDTH - left - MARGIN
  const size = title.length > 48 ? 54 : 72
  const titleLines = linesOf(title, 'display', size, width, 4)
  const captionLines = linesOf(caption, 'text', 32, width, 3)
  const top = MARGIN + 96
  const captionTop = top + titleLines.length * size * 1.12 + 20
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(CARD_WIDTH)}" height="${String(CARD_HEIGHT)}">`,
    `<rect x="${String(left)}" y="${String(MARGIN)}" width="56" height="6" fill="${ACCENT}"/>`,
    ...titleLines.map((line, index) =>
      textPath(line, 'display', { x: left, y: top + index * size * 1.12, size, fill: INK }),
    ),
    ...captionLines.map((line, index) =>
      textPath(line, 'text', { x: left, y: captionTop + index * 44, size: 32, fill: MUTED }),
    ),
    textPath(brand, 'display', { x: left, y: CARD_HEIGHT - MARGIN, size: 36, fill: ACCENT }),
    '</svg>',
  ].join('')
  const layers = [{ input: Buffer.from(svg), left: 0, top: 0 }]
  if (photo !== undefined) {
    const portrait = await sharp(photo, { failOn: 'error' })
      .resize({ width: PHOTO_WIDTH, height: CARD_HEIGHT, fit: 'cover', position: 'attention' })
      .toBuffer()
    layers.push({ input: portrait, left: 0, top: 0 })
  }
  return sharp({ create: { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3, background: PAPER } })
    .composite(layers)
    .jpeg({ quality: 82, progressive: true })
    .toBuffer()
}
