import { randomFrom } from '../random.ts'
import { drawBeard, drawEarrings, drawGlasses } from './accessories.ts'
import { drawBackground, drawVignette } from './backgrounds.ts'
import { drawBody } from './body.ts'
import { drawFace } from './face.ts'
import type { FaceInk } from './ink.ts'
import { drawHair } from './hair.ts'
import { headOf } from './head.ts'
import { drawHeadwear, HAIR_HIDDEN_BY } from './headwear.ts'
import { CANVAS, type Look, type Shot } from './look.ts'
import { hairOf, skinOf } from './palette.ts'
import { definitions, element, group } from './svg.ts'

/** One photo of one person as an SVG of 800 × 1000 units; the same look and shot always give the same drawing. */
export function drawPortrait(look: Look, shot: Shot): string {
  const defs = definitions()
  const random = randomFrom(look.seed)
  const skin = skinOf(look.skin, shot.backgroundColour, look.makeup)
  const hair = hairOf(look.hair, random.next())
  const head = headOf(look, shot)
  const ink: FaceInk = { look, shot, head, skin, hair, defs }
  const hides = HAIR_HIDDEN_BY[shot.headwear]
  const hairLayers = hides === 'all' ? { back: '', front: '' } : drawHair({ ...ink, random })
  const roll = `rotate(${String(shot.roll)} 0 190)`
  // A hat presses the hair down: what would rise above its rim is cut off.
  const rim = ['fedora', 'straw', 'beret'].includes(shot.headwear) ? -132 : -104
  const underHat = defs.clip(
    `M-190 900V-10C-186 ${String(rim)} -130 ${String(rim)} 0 ${String(rim)}S186 ${String(rim)} 190 -10V900Z`,
  )
  const front = hides === 'top' ? group({ 'clip-path': underHat }, hairLayers.front) : hairLayers.front
  const back = hides === 'top' ? group({ 'clip-path': underHat }, hairLayers.back) : hairLayers.back
  const place = `translate(${String(400 + shot.dx)} ${String(430 + shot.dy)}) scale(${String(shot.scale)})`
  const person = group(
    { transform: place },
    group({ transform: roll }, back),
    drawBody(look, shot, skin, defs),
    group(
      { transform: roll },
      drawFace(ink),
      drawBeard(ink),
      drawEarrings(ink),
      drawGlasses(ink),
      front,
      drawHeadwear(ink),
    ),
  )
  const content = drawBackground(shot, defs) + person + drawVignette(shot, defs)
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: CANVAS.width,
      height: CANVAS.height,
      viewBox: `0 0 ${String(CANVAS.width)} ${String(CANVAS.height)}`,
    },
    defs.all() + content,
  )
}
