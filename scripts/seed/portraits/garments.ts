import { lightnessOf, shift } from './colour.ts'
import { shoulderLine, type Torso } from './torso.ts'
import type { Shot } from './look.ts'
import type { Skin } from './palette.ts'
import { type Definitions, element, group, type Point, smooth, soft, stroke } from './svg.ts'

export interface Cloth {
  readonly base: string
  readonly light: string
  readonly shade: string
  readonly line: string
}

export function clothOf(base: string): Cloth {
  const dark = lightnessOf(base) < 0.32
  return {
    base,
    light: shift(base, dark ? 0.07 : 0.05, 0.95, 4),
    shade: shift(base, dark ? -0.06 : -0.09, 1.05, -10),
    line: shift(base, dark ? 0.12 : -0.2, 0.9, -10),
  }
}

/** Half of a neckline, from the side of the neck to the middle: offsets from the torso's middle and its top. */
const NECKLINES: Readonly<Record<'crew' | 'scoop' | 'vNeck' | 'deep' | 'high' | 'polo', readonly Point[]>> = {
  crew: [
    [14, -38],
    [-8, 2],
    [-38, 22],
    [-200, 28],
  ],
  scoop: [
    [52, -12],
    [34, 40],
    [-6, 78],
    [-200, 94],
  ],
  vNeck: [
    [16, -36],
    [-4, 12],
    [-32, 66],
    [-200, 128],
  ],
  deep: [
    [22, -32],
    [6, 20],
    [-22, 90],
    [-200, 190],
  ],
  high: [
    [4, -80],
    [-4, -62],
    [-40, -52],
    [-200, -48],
  ],
  polo: [
    [10, -42],
    [-10, -2],
    [-34, 40],
    [-200, 86],
  ],
}

function necklineOf(torso: Torso, kind: keyof typeof NECKLINES, side: 1 | -1): Point[] {
  return NECKLINES[kind].map(([dx, dy]): Point => [
    torso.x + side * Math.max(0, torso.neck + dx),
    torso.top + dy,
  ])
}

/** The whole garment: neckline on top, shoulders, and out of the picture. */
function garment(torso: Torso, kind: keyof typeof NECKLINES, grow: number): string {
  const right = necklineOf(torso, kind, 1)
  const left = necklineOf(torso, kind, -1)
  const [neckX] = right[0] ?? [0, 0]
  const over = (side: 1 | -1): Point[] =>
    shoulderLine(torso, side, grow).filter(([px]) => side * (px - torso.x) > neckX - torso.x + 6)
  const inner = smooth(
    [...left.slice(0, -1), right.at(-1) ?? [0, 0], ...right.slice(0, -1).toReversed()],
    false,
    kind === 'vNeck' || kind === 'deep' ? 0.35 : 1,
  )
  const outer = [...over(1), ...over(-1).toReversed(), left[0] ?? [0, 0]]
  const [start, ...rest] = outer
  return `${inner}L${String(start?.[0] ?? 0)} ${String(start?.[1] ?? 0)}${smooth([start ?? [0, 0], ...rest], false, 0.95).replace(/^M[^C]*/, '')}Z`
}

/** Light from one side, a shadow on the other and a few folds: what makes cloth of a flat shape. */
export function shading({ torso, shot }: Wardrobe, cloth: Cloth, strength = 1): string {
  const { x, top, shoulder } = torso
  const s = -shot.light
  return [
    element('path', {
      d: smooth([
        [x + s * 30, top - 60],
        [x + s * shoulder * 0.45, top + 50],
        [x + s * shoulder * 0.5, top + 170],
        [x + s * shoulder * 0.36, top + 480],
        [x + s * shoulder * 2, top + 480],
        [x + s * shoulder * 2, top - 80],
      ]),
      fill: cloth.shade,
      opacity: 0.7 * strength,
    }),
    soft(3, {
      d:
        stroke(
          [
            [x - s * shoulder * 0.78, top + 150],
            [x - s * shoulder * 0.6, top + 230],
            [x - s * shoulder * 0.62, top + 330],
          ],
          16,
        ) +
        stroke(
          [
            [x + s * shoulder * 0.74, top + 140],
            [x + s * shoulder * 0.58, top + 210],
            [x + s * shoulder * 0.6, top + 330],
          ],
          16,
        ),
      fill: cloth.shade,
      opacity: 0.9 * strength,
    }),
    soft(4, {
      d: stroke(
        [
          [x - s * torso.neck * 1.5, top - 8],
          [x - s * shoulder * 0.62, top + 24],
          [x - s * shoulder * 0.94, top + 90],
        ],
        14,
      ),
      fill: cloth.light,
      opacity: 0.8 * strength,
    }),
  ].join('')
}

export function edging(torso: Torso, kind: keyof typeof NECKLINES, colour: string, width: number): string {
  const right = necklineOf(torso, kind, 1)
  const left = necklineOf(torso, kind, -1)
  const d = smooth(
    [...left.slice(0, -1), right.at(-1) ?? [0, 0], ...right.slice(0, -1).toReversed()],
    false,
    kind === 'vNeck' || kind === 'deep' ? 0.35 : 1,
  )
  return element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
  })
}

/** What dressing one torso needs; `clip` is its skin, on which cloth throws its shadow. */
export interface Wardrobe {
  readonly torso: Torso
  readonly shot: Shot
  readonly skin: Skin
  readonly defs: Definitions
  readonly clip: string
}
export type Draw = (wardrobe: Wardrobe, cloth: Cloth) => string

/** One piece of cloth with its shadow on the skin, its own light and what is on it. */
export function cut(wardrobe: Wardrobe, cloth: Cloth, shape: string, details = ''): string {
  const { skin, defs, clip } = wardrobe
  return [
    group(
      { 'clip-path': clip },
      soft(2, {
        d: shape,
        fill: skin.deep,
        opacity: 0.45,
        transform: 'translate(0 -7)',
      }),
    ),
    element('path', { d: shape, fill: cloth.base }),
    group({ 'clip-path': defs.clip(shape) }, shading(wardrobe, cloth), details),
  ].join('')
}

export function plain(kind: keyof typeof NECKLINES, grow: number, extra: Draw = () => ''): Draw {
  return (wardrobe, cloth) => {
    const shape = garment(wardrobe.torso, kind, grow)
    return cut(wardrobe, cloth, shape, extra(wardrobe, cloth))
  }
}
