import { mix, shift } from './colour.ts'
import type { Look, Shot } from './look.ts'
import type { Skin } from './palette.ts'
import { drawOutfit } from './outfits.ts'
import { shoulderLine, type Torso, torsoOf } from './torso.ts'
import { type Definitions, element, group, type Point, smooth, stroke } from './svg.ts'

function skinShape(torso: Torso): string {
  const { neck, x } = torso
  const right = shoulderLine(torso, 1)
  const left = shoulderLine(torso, -1)
  const neckSide = (side: 1 | -1): Point[] => [
    [side * neck * 0.96 + x * 0.2, 84],
    [side * neck * 0.92 + x * 0.5, 150],
    [x + side * neck * 0.95, torso.top - 86],
  ]
  return smooth([...neckSide(1), ...right, ...left.toReversed(), ...neckSide(-1).toReversed()], true, 0.95)
}

/** Neck, shoulders and what is worn, under the head. */
export function drawBody(look: Look, shot: Shot, skin: Skin, defs: Definitions): string {
  const torso = torsoOf(look, shot)
  const { x, top, neck } = torso
  const s = -shot.light
  const shape = skinShape(torso)
  const clip = defs.clip(shape)
  const underChin: Point[] = [
    [x - neck - 40, 90],
    [-neck - 8, 168],
    [-neck * 0.5 + s * 12, 214],
    [s * 26, 232],
    [neck * 0.6 + s * 22, 212],
    [neck + 12, 168],
    [x + neck + 40, 90],
  ]
  const cord = (k: 1 | -1): string =>
    stroke(
      [
        [k * neck * 0.78 + x * 0.4, 176],
        [x + k * neck * 0.5, top - 60],
        [x + k * 14, top - 8],
      ],
      4,
    )
  const collarbone = (k: 1 | -1): string =>
    stroke(
      [
        [x + k * 20, top + 4],
        [x + k * 70, top + 1],
        [x + k * 150, top + 22],
      ],
      6,
    )
  const body = group(
    {},
    element('path', {
      d: shape,
      fill: defs.linear(
        [x + shot.light * torso.shoulder, top - 40],
        [x - shot.light * torso.shoulder, top + 160],
        [
          [0, skin.light],
          [0.4, skin.base],
          [1, skin.shade],
        ],
      ),
    }),
    group(
      { 'clip-path': clip },
      element('path', {
        d: smooth([
          [s * 20 + x, 100],
          [s * neck * 0.42 + x, 220],
          [s * neck * 0.7 + x, top + 6],
          [s * 140 + x, top + 70],
          [s * 170 + x, top + 260],
          [s * 460 + x, top + 300],
          [s * 420 + x, 60],
        ]),
        fill: skin.shade,
        opacity: 0.5,
      }),
      element('path', { d: smooth(underChin), fill: mix(skin.shade, skin.deep, 0.45), opacity: 0.85 }),
      element('path', { d: collarbone(1) + collarbone(-1), fill: skin.deep, opacity: 0.4 }),
      element('path', { d: cord(1) + cord(-1), fill: skin.deep, opacity: 0.28 }),
    ),
  )
  return body + drawOutfit({ torso, shot, skin, defs, clip }) + (shot.necklace ? necklace(torso, shot) : '')
}

function necklace(torso: Torso, shot: Shot): string {
  const { x, top, neck } = torso
  const gold = shift(shot.accentColour, 0, 0.6)
  const chain = smooth(
    [
      [x - neck - 6, top - 46],
      [x - neck * 0.5, top + 14],
      [x, top + 38],
      [x + neck * 0.5, top + 14],
      [x + neck + 6, top - 46],
    ],
    false,
  )
  return [
    element('path', { d: chain, fill: 'none', stroke: mix('#d9b25f', gold, 0.15), 'stroke-width': 3.4 }),
    element('circle', { cx: x, cy: top + 45, r: 8, fill: '#e0bd6d' }),
    element('circle', { cx: x - 2, cy: top + 43, r: 3, fill: '#fbeac2' }),
  ].join('')
}
