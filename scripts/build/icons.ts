import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../lib/project.ts'

const BRAND = '#b3361b'

/** The mark without its rounded ground, which launchers cut to a shape of their own; smaller, so that none cuts the mark. */
function toFullBleed(svg: string): string {
  const mark = /<rect[^>]*\/>(.*)<\/svg>/s.exec(svg)?.[1]
  if (mark === undefined) throw new Error('public/favicon.svg has no ground to replace')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" fill="${BRAND}"/>`,
    `<g transform="translate(16 16) scale(.8) translate(-16 -15.3)">${mark}</g></svg>`,
  ].join('')
}

async function draw(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** The icons of the installed application, drawn from the one of the browser's tab: name → PNG. */
export async function drawIcons(): Promise<ReadonlyMap<string, Buffer>> {
  const svg = readFileSync(join(ROOT, 'public', 'favicon.svg'), 'utf8')
  const fullBleed = toFullBleed(svg)
  return new Map([
    ['icons/192.png', await draw(svg, 192)],
    ['icons/512.png', await draw(svg, 512)],
    ['icons/maskable-512.png', await draw(fullBleed, 512)],
    ['icons/apple-touch.png', await draw(fullBleed, 180)],
  ])
}
