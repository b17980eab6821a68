import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { lookOf } from '../people/looks.ts'
import { shotOf } from '../people/shots.ts'
import { BACKGROUNDS, childhoodAt, HAIR_STYLES, type Headwear, OUTFITS } from './look.ts'
import { drawPortrait } from './portrait.ts'
import { drawVariants } from './variants.ts'

const look = lookOf('somebody', 'mixed', 'feminine', 31)
const shot = shotOf(look, 0, 3)

describe('drawPortrait', () => {
  it('draws the same person in the same shot alike, and others otherwise', () => {
    expect(drawPortrait(look, shot)).toBe(drawPortrait(look, shot))
    expect(drawPortrait(lookOf('somebody else', 'mixed', 'feminine', 31), shot)).not.toBe(
      drawPortrait(look, shot),
    )
    expect(drawPortrait(look, shotOf(look, 1, 3))).not.toBe(drawPortrait(look, shot))
  })

  it('draws every cut, outfit, hat and background with numbers only', () => {
    const hats: Headwear[] = ['turban', 'beanie', 'fedora', 'cap', 'beret', 'headband', 'straw']
    const drawings = [
      ...HAIR_STYLES.map((hairStyle) => drawPortrait({ ...look, hairStyle }, shot)),
      ...OUTFITS.map((outfit) => drawPortrait(look, { ...shot, outfit })),
      ...hats.map((headwear) => drawPortrait(look, { ...shot, headwear })),
      ...BACKGROUNDS.map((background) => drawPortrait(look, { ...shot, background })),
    ]
    for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined|Infinity/)
    expect(new Set(drawings).size).toBeGreaterThan(drawings.length - 5)
  })

  it('defines every paint and clip that it uses', () => {
    const drawing = drawPortrait(look, shot)
    const used = [...drawing.matchAll(/url\(#(d\d+)\)/g)].map(([, id]) => id)
    expect(used.length).toBeGreaterThan(10)
    for (const id of used) expect(drawing).toContain(`id="${id ?? ''}"`)
  })
})

describe('drawVariants', () => {
  it('makes every format in every width, upright at four to five', async () => {
    const variants = await drawVariants(look, shot, [256, 320])
    expect(variants.map(({ width, format }) => `${String(width)}.${format}`)).toEqual([
      '256.avif',
      '256.webp',
      '256.jpeg',
      '320.avif',
      '320.webp',
      '320.jpeg',
    ])
    for (const { width, format, data } of variants) {
      const read = await sharp(data).metadata()
      expect([read.width, read.height]).toEqual([width, width * 1.25])
      expect(read.format).toBe(format === 'avif' ? 'heif' : format)
    }
  })
})

it('until eighteen nobody is drawn with anything of an adult: make-up, jewellery, their clothes or brows', () => {
  for (const [index, age] of [4, 9, 13, 15, 17].entries()) {
    for (const seed of Array.from({ length: 20 }, (_, each) => `child ${String(each)}`)) {
      const child = lookOf(seed, 'mixed', 'feminine', age)
      const { outfit, necklace } = shotOf(child, index, index)
      expect({ makeup: child.makeup, necklace }).toEqual({ makeup: 0, necklace: false })
      expect(['none', 'studs']).toContain(child.earrings)
      expect(['crew', 'stripes', 'hoodie', 'polo', 'knit', 'denim']).toContain(outfit)
      expect(childhoodAt(age)).toBeGreaterThan(0)
    }
  }
  expect(childhoodAt(18)).toBe(0)
})
