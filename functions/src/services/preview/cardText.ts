import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Font, type Glyph, parse, type Path } from 'opentype.js'

/**
 * Texts of share cards as outlines: servers have no typefaces, and with a picture library's own text the card would look
 * different on every machine.
 */
const FILES = {
  display: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  text: '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff',
} as const
export type Typeface = keyof typeof FILES

const require = createRequire(import.meta.url)
const fonts = new Map<Typeface, Font>()

function fontOf(typeface: Typeface): Font {
  const known = fonts.get(typeface)
  if (known !== undefined) return known
  const { buffer, byteOffset, byteLength } = readFileSync(require.resolve(FILES[typeface]))
  const font = parse(buffer.slice(byteOffset, byteOffset + byteLength))
  fonts.set(typeface, font)
  return font
}

/**
 * The glyphs of one line with where each begins, in pixels at a size, and how wide they are together. Character by
 * character with kerning: that is all Portuguese needs, and the library's shaping refuses these typefaces' tables.
 */
function layOut(
  text: string,
  typeface: Typeface,
  size: number,
): { readonly glyphs: readonly { readonly glyph: Glyph; readonly x: number }[]; readonly width: number } {
  const font = fontOf(typeface)
  const scale = size / font.unitsPerEm
  const glyphs: { glyph: Glyph; x: number }[] = []
  let width = 0
  for (const character of text.normalize('NFC')) {
    const glyph = font.charToGlyph(character)
    const before = glyphs.at(-1)
    // Not a number for a pair that the tables name without an advance.
    if (before !== undefined) width += (font.getKerningValue(before.glyph, glyph) || 0) * scale
    glyphs.push({ glyph, x: width })
    width += (glyph.advanceWidth ?? 0) * scale
  }
  return { glyphs, width }
}

/** How wide a text is, in pixels at a size. */
export function widthOf(text: string, typeface: Typeface, size: number): number {
  return layOut(text, typeface, size).width
}

/** A text in at most `most` lines that fit a width; what doesn't fit ends in an ellipsis. */
export function linesOf(
  text: string,
  typeface: Typeface,
  size: number,
  width: number,
  most: number,
): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last === undefined || widthOf(joined, typeface, size) <= width) lines.splice(-1, 1, joined)
    else lines.push(word)
  }
  const kept = lines.slice(0, most)
  const rest = lines.length > most ? '…' : ''
  return kept.map((line, index) => {
    const end = index === kept.length - 1 ? rest : ''
    return fitting(line, end, typeface, size, width)
  })
}

function fitting(line: string, end: string, typeface: Typeface, size: number, width: number): string {
  if (widthOf(`${line}${end}`, typeface, size) <= width) return `${line}${end}`
  let shortened = line
  while (shortened !== '' && widthOf(`${shortened}…`, typeface, size) > width)
    shortened = shortened.slice(0, -1)
  return `${shortened.trimEnd()}…`
}

/** An SVG path of one line of text whose baseline begins at a point. */
export function textPath(
  text: string,
  typeface: Typeface,
  place: { readonly x: number; readonly y: number; readonly size: number; readonly fill: string },
): string {
  const outlines = layOut(text, typeface, place.size).glyphs.map(({ glyph, x }) =>
    pathData(glyph.getPath(place.x + x, place.y, place.size)),
  )
  return `<path fill="${place.fill}" d="${outlines.join('')}"/>`
}

/** As SVG has it. The library's own writer turns coordinates next to nothing (1e-15) into no numbers. */
function pathData({ commands }: Path): string {
  return commands
    .map((command) => {
      switch (command.type) {
        case 'M':
        case 'L':
          return `${command.type}${point(command.x, command.y)}`
        case 'Q':
          return `Q${point(command.x1, command.y1)} ${point(command.x, command.y)}`
        case 'C':
          return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${point(command.x, command.y)}`
        case 'Z':
          return 'Z'
      }
    })
    .join('')
}

function point(x: number, y: number): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`
}
