/**
 * `npm run fonts`: makes the two typefaces that the pages carry from the packages' files: the weights that the design uses,
 * and Fraunces at one optical size, which is more than half of its weight. Each in two files: what Portuguese is written
 * with, and the rest of Latin languages, which comes where a name or a text has it (`unicode-range` in fonts.css).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from './lib/project.ts'

const WEIGHTS = { min: 400, max: 600 }
const FONTS = [
  {
    from: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    to: 'fraunces',
    axes: { opsz: 72, wght: WEIGHTS },
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans',
    axes: { wght: WEIGHTS },
  },
]

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
const PORTUGUESE = `${range(0x20, 0x7e)}\u00A0©ª·ºÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü×–—‘’“”…←→`
const LATIN = `${range(0xa1, 0xff)}•€™↑↓−ŒœŠšŽž`
const REST = Array.from(LATIN)
  .filter((letter) => !PORTUGUESE.includes(letter))
  .join('')
const PARTS = { '': PORTUGUESE, '-rest': REST }

const folder = join(ROOT, 'src', 'styles', 'fonts')
mkdirSync(folder, { recursive: true })
for (const { from, to, axes } of FONTS) {
  const whole = readFileSync(join(ROOT, 'node_modules', '@fontsource-variable', from))
  for (const [part, letters] of Object.entries(PARTS)) {
    const made = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes })
    writeFileSync(join(folder, `${to}${part}.woff2`), made)
    console.log(`${to}${part}: ${(whole.length / 1000).toFixed(1)} → ${(made.length / 1000).toFixed(1)} kB`)
  }
}
