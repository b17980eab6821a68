import { lightnessOf } from '../portraits/colour.ts'
import { BACKGROUNDS, type Look, type Outfit, type Shot } from '../portraits/look.ts'
import { CLOTHES, FIELDS, hairOf, skinOf } from '../portraits/palette.ts'
import { type Random, randomFrom } from '../random.ts'
import { headwearOf } from './looks.ts'

const FEMININE_OUTFITS: readonly Outfit[] = [
  'crew',
  'scoop',
  'vNeck',
  'turtleneck',
  'shirt',
  'blazer',
  'tank',
  'offShoulder',
  'denim',
  'knit',
  'dress',
  'stripes',
]
const MASCULINE_OUTFITS: readonly Outfit[] = [
  'crew',
  'crew',
  'vNeck',
  'turtleneck',
  'shirt',
  'shirt',
  'blazer',
  'denim',
  'hoodie',
  'stripes',
  'knit',
  'polo',
]
const CHILD_OUTFITS: readonly Outfit[] = ['crew', 'stripes', 'hoodie', 'polo', 'knit', 'denim']

const farApart = (first: string, second: string, least: number): boolean =>
  Math.abs(lightnessOf(first) - lightnessOf(second)) >= least

/** A field that hair and skin stand out from; neighbours in a list start from different places of the palette. */
function fieldFor(look: Look, turn: number): string {
  const hair = hairOf(look.hair, 0.5).base
  const { base } = skinOf(look.skin, '#808080', 0)
  const ordered = FIELDS.map((_, index) => FIELDS[(turn * 7 + index * 5) % FIELDS.length] ?? FIELDS[0])
  const covers = look.hairStyle === 'bald' || look.hairStyle === 'shaved'
  return (
    ordered.find((field) => (covers || farApart(field, hair, 0.16)) && farApart(field, base, 0.09)) ??
    FIELDS[5]
  )
}

function clothFor(random: Random, look: Look, field: string, not?: string): string {
  const { base } = skinOf(look.skin, '#808080', 0)
  const fit = CLOTHES.filter(
    (cloth) => cloth !== not && farApart(cloth, field, 0.15) && farApart(cloth, base, 0.1),
  )
  return fit.length === 0 ? '#f1e7d6' : random.pick(fit)
}

function expressionOf(random: Random, look: Look): Shot['expression'] {
  const closed = look.beard === 'full' ? 0.4 : 1
  return random.weighted([
    ['calm', 5],
    ['smile', 5],
    ['laugh', (look.age < 14 ? 3 : 2) * closed],
    ['serious', look.age < 14 ? 0.4 : 2],
  ])
}

/** Photo number `photo` of a person; 0 is the portrait by which people know them. */
export function shotOf(look: Look, photo: number, turn: number): Shot {
  const random = randomFrom(`shot ${look.seed} ${String(photo)}`)
  const main = photo === 0
  const field = fieldFor(look, turn + photo * 3)
  const outfits =
    look.age < 18 ? CHILD_OUTFITS : look.build === 'feminine' ? FEMININE_OUTFITS : MASCULINE_OUTFITS
  const outfitColour = clothFor(random, look, field)
  const yaw = random.between(0.02, main ? 0.3 : 0.42) * (random.chance(0.5) ? 1 : -1)
  const closeUp = !main && photo % 2 === 1
  const child = look.age < 13 ? 0.94 : 1
  const scale =
    (main ? random.between(1.3, 1.5) : closeUp ? random.between(1.7, 1.95) : random.between(1.02, 1.2)) *
    child
  const tall = ['afro', 'afroPuffs', 'topBun', 'quiff', 'curlyLong', 'curlyBob', 'taperedAfro'].includes(
    look.hairStyle,
  )
  const headwear = closeUp ? 'none' : headwearOf(random, look, main ? 0.09 : 0.18)
  const crowded = tall || (headwear !== 'none' && headwear !== 'headband')
  return {
    yaw,
    pitch: random.between(-0.05, 0.05),
    roll: random.between(-5, 5),
    scale: crowded && !closeUp ? Math.min(scale, 1.3 * child) : scale,
    dx: -Math.sin(yaw) * 60 + random.between(-14, 14),
    dy:
      (main ? 52 : closeUp ? 70 : 36) + (crowded ? 34 : 0) + random.between(-8, 8) + (look.age < 13 ? 40 : 0),
    // Lit from where the face turns to, mostly: the far cheek in light, the near one in shadow.
    light: random.chance(0.72) === yaw > 0 ? 1 : -1,
    expression: expressionOf(random, look),
    gaze: random.chance(0.3) ? Math.sign(yaw) * random.between(0.3, 0.8) : 0,
    outfit: random.pick(outfits),
    outfitColour,
    accentColour: clothFor(random, look, field, outfitColour),
    necklace: look.build === 'feminine' && look.age > 17 && random.chance(0.32),
    headwear,
    background: random.pick(BACKGROUNDS),
    backgroundColour: field,
  }
}
