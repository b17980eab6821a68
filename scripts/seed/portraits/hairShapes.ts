import type { Random } from '../random.ts'
import type { Head } from './head.ts'
import type { Look, Shot } from './look.ts'
import type { HairTones, Skin } from './palette.ts'
import { type Definitions, element, group, type Point, smooth, soft, stroke } from './svg.ts'

export interface HairInk {
  readonly look: Look
  readonly shot: Shot
  readonly head: Head
  readonly skin: Skin
  readonly hair: HairTones
  readonly defs: Definitions
  readonly random: Random
}

/** What of the hair lies behind the body and what before the face. */
export interface HairLayers {
  readonly back: string
  readonly front: string
}
export type HairCut = (ink: HairInk) => HairLayers

interface Hairline {
  /** Where it crosses the middle of the forehead. */
  readonly height?: number
  /** How far the temples have moved back. */
  readonly recede?: number
  /** How far down the sideburns reach. */
  readonly side?: number
}

/** Where hair begins, from the left ear over the forehead to the right one. */
export function hairline(
  { head }: HairInk,
  { height = -124, recede = 0, side = 26 }: Hairline = {},
): Point[] {
  const half = (k: 1 | -1): Point[] => [
    head.at(k * 128, side, 22),
    head.at(k * 121, -18, 48),
    head.at(k * 118, -54 - recede * 0.2, 60),
    head.at(k * (104 - recede * 0.1), -88 - recede * 0.8, 80 - recede * 0.3),
    head.at(k * (66 - recede * 0.1), height + 7 - recede * 0.5, 104),
    head.at(k * 30, height, 117),
  ]
  return [...half(-1), head.at(0, height + 2, 122), ...half(1).toReversed()]
}

/** The mass on the skull: the silhouette grown outwards on top, the hairline below. */
export function capShape(ink: HairInk, grow: number, top: number, line = hairline(ink), from = 26): string {
  const outer = ink.head.cap(from, grow, top)
  return `${smooth(outer, false, 0.95)}L${smooth(line.toReversed(), false, 0.95).slice(1)}Z`
}

export function toneOf({ hair, shot, defs }: HairInk): string {
  return defs.linear(
    [shot.light * 170, -220],
    [-shot.light * 150, 120],
    [
      [0, hair.light],
      [0.4, hair.base],
      [1, hair.dark],
    ],
  )
}

/** A mass of hair with the shadow that it throws on the face. */
export function mass(ink: HairInk, d: string, details = '', shadow = 9): string {
  const { defs, head, skin, shot } = ink
  const face = defs.clip(smooth(head.outline, true, 0.95))
  return [
    shadow === 0
      ? ''
      : group(
          { 'clip-path': face },
          soft(2.5, {
            d,
            fill: skin.deep,
            opacity: 0.5,
            transform: `translate(${String(-shot.light * 3)} ${String(shadow)})`,
          }),
        ),
    element('path', { d, fill: toneOf(ink) }),
    details === '' ? '' : group({ 'clip-path': defs.clip(d) }, details),
  ].join('')
}

function resample(points: readonly Point[], count: number): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const place = (index / (count - 1)) * (points.length - 1)
    const low = Math.floor(place)
    const from = points[low] ?? [0, 0]
    const to = points[Math.min(points.length - 1, low + 1)] ?? from
    const t = place - low
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
  })
}

/** Strands that run along two edges of a lock, between them. */
export function strands(
  ink: HairInk,
  first: readonly Point[],
  second: readonly Point[],
  count: number,
  width = 5,
): string {
  const { hair, random } = ink
  const steps = Math.max(first.length, second.length)
  const [a, b] = [resample(first, steps), resample(second, steps)]
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5 + random.between(-0.3, 0.3)) / count
    const drift = random.between(-0.05, 0.05)
    const points = a.map((from, step): Point => {
      const to = b[step] ?? from
      const at = t + drift * (step / steps)
      return [from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at]
    })
    const start = random.int(0, Math.max(0, Math.floor(points.length * 0.25)))
    return element('path', {
      d: stroke(points.slice(start), width * random.between(0.6, 1.5)),
      fill: index % 3 === 0 ? hair.light : hair.dark,
      opacity: index % 3 === 0 ? 0.5 : 0.45,
    })
  }).join('')
}

/** Strands from each place of the hairline to the place above it on the skull: hair combed back. */
export function combedBack(
  ink: HairInk,
  grow: number,
  top: number,
  line: readonly Point[],
  count = 26,
): string {
  const outer = resample(ink.head.cap(26, grow, top), count)
  const inner = resample(line, count)
  return inner
    .map((from, index) => {
      const to = outer[index] ?? from
      const bend: Point = [(from[0] * 0.45 + to[0] * 0.55) * 1.02, from[1] * 0.35 + to[1] * 0.65]
      return element('path', {
        d: stroke([from, bend, to], 5 * ink.random.between(0.6, 1.5)),
        fill: index % 2 === 0 ? ink.hair.light : ink.hair.dark,
        opacity: 0.4,
      })
    })
    .join('')
}

const circle = ([x, y]: Point, r: number): string => {
  const [cx, cy, radius] = [x.toFixed(1), y.toFixed(1), r.toFixed(1)]
  return `M${(x - r).toFixed(1)} ${cy}A${radius} ${radius} 0 1 1 ${(x + r).toFixed(1)} ${cy}A${radius} ${radius} 0 1 1 ${(x - r).toFixed(1)} ${cy}Z`.replace(
    'NaN',
    cx,
  )
}

/** Round locks around each place: the outline of curly hair. */
export function cloud(ink: HairInk, places: readonly Point[], radius: number, jitter = 0.35): string {
  return places
    .map(([x, y]) =>
      circle(
        [x + ink.random.between(-jitter, jitter) * radius, y + ink.random.between(-jitter, jitter) * radius],
        radius * ink.random.between(0.82, 1.18),
      ),
    )
    .join('')
}

/** Small open curls scattered around places; `reach` is how far from each. */
export function curls(
  ink: HairInk,
  places: readonly Point[],
  reach: number,
  size: number,
  perPlace: number,
): string {
  const { hair, random, shot } = ink
  const light: string[] = []
  const dark: string[] = []
  for (const [px, py] of places) {
    for (let index = 0; index < perPlace; index += 1) {
      const [cx, cy] = [px + random.between(-reach, reach), py + random.between(-reach, reach)]
      const turn = random.between(0, Math.PI * 2)
      const r = size * random.between(0.6, 1.25)
      const points = Array.from({ length: 6 }, (_, step): Point => {
        const angle = turn + (step / 5) * 3.9
        const wide = r * (1 - step * 0.09)
        return [cx + Math.cos(angle) * wide, cy + Math.sin(angle) * wide]
      })
      const lit = random.chance(px * shot.light > -40 && py < 40 ? 0.55 : 0.25)
      ;(lit ? light : dark).push(stroke(points, size * 0.34))
    }
  }
  return (
    element('path', { d: dark.join(''), fill: hair.dark, opacity: 0.7 }) +
    element('path', { d: light.join(''), fill: hair.light, opacity: 0.62 })
  )
}

/** Places along a soft line, evenly spread. */
export function along(points: readonly Point[], count: number): Point[] {
  return resample(points, count)
}

/** A plait: overlapping leaves to either side of a line. */
export function plait(ink: HairInk, line: readonly Point[], width: number): string {
  const length = line.reduce((sum, [x, y], index) => {
    const [px, py] = line[Math.max(0, index - 1)] ?? [x, y]
    return sum + Math.hypot(x - px, y - py)
  }, 0)
  const places = resample(line, Math.max(4, Math.round(length / (width * 0.52))))
  return places
    .map(([x, y], index) => {
      const [nx, ny] = places[Math.min(places.length - 1, index + 1)] ?? [x, y]
      const [bx, by] = places[Math.max(0, index - 1)] ?? [x, y]
      const heading = (Math.atan2(ny - by, nx - bx) * 180) / Math.PI
      const side = index % 2 === 0 ? 1 : -1
      const taper = 1 - 0.3 * (index / places.length)
      return element('ellipse', {
        rx: width * 0.58 * taper,
        ry: width * 0.34 * taper,
        transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(heading + side * 34).toFixed(1)}) translate(0 ${(-side * width * 0.17).toFixed(1)})`,
        fill: side === ink.shot.light ? ink.hair.light : ink.hair.base,
        stroke: ink.hair.dark,
        'stroke-width': Math.max(1.5, width * 0.07),
      })
    })
    .join('')
}

/** Thin ropes of hair (box braids, locs) with their segments. */
export function rope(
  ink: HairInk,
  line: readonly Point[],
  width: number,
  segment: number,
  lit: boolean,
): string {
  const d = smooth(line, false)
  return [
    element('path', {
      d,
      fill: 'none',
      stroke: ink.hair.dark,
      'stroke-width': width + 2.5,
      'stroke-linecap': 'round',
    }),
    element('path', {
      d,
      fill: 'none',
      stroke: lit ? ink.hair.light : ink.hair.base,
      'stroke-width': width - 1,
      'stroke-linecap': 'round',
    }),
    element('path', {
      d,
      fill: 'none',
      stroke: ink.hair.dark,
      'stroke-width': width - 1,
      'stroke-dasharray': `2.5 ${String(segment)}`,
      opacity: 0.7,
    }),
  ].join('')
}
