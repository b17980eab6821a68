/**
 * `npm run fonts`: makes the two typefaces that the pages carry from the packages' files: the letters of Latin languages,
 * the weights that the design uses, and Fraunces at one optical size, which is more than half of its weight.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from './lib/project.ts'

const WEIGHTS = { min: 400, max: 600 }
const FONTS = [
  {
    from: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    to: 'fraunces.woff2',
    axes: { opsz: 72, wght: WEIGHTS },
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    axes: { wght: WEIGHTS },
  },
]

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…€™←→↑↓−×ŒœŠšŽž`

const folder = join(ROOT, 'src', 'styles', 'fonts')
mkdirSync(folder, { recursive: true })
for (const { from, to, axes } of FONTS) {
  const whole = readFileSync(join(ROOT, 'node_modules', '@fontsource-variable', from))
  const part = await subsetFont(whole, LETTERS, { targetFormat: 'woff2', variationAxes: axes })
  writeFileSync(join(folder, to), part)
  console.log(`${to}: ${(whole.length / 1000).toFixed(1)} → ${(part.length / 1000).toFixed(1)} kB`)
}
