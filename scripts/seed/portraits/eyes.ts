import type { FaceInk } from './ink.ts'
import { childhoodAt } from './look.ts'
import { mix, shift } from './colour.ts'
import { IRIS } from './palette.ts'
import { element, group, type Point, stroke } from './svg.ts'

/** A cubic Bézier, sampled. */
function curve(from: Point, first: Point, second: Point, to: Point, steps = 10): Point[] {
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const t = index / steps
    const u = 1 - t
    const along = (axis: 0 | 1): number =>
      u ** 3 * from[axis] + 3 * u * u * t * first[axis] + 3 * u * t * t * second[axis] + t ** 3 * to[axis]
    return [along(0), along(1)]
  })
}

const text = (point: Point): string => `${point[0].toFixed(1)} ${point[1].toFixed(1)}`

/** One eye: white, iris, lids and lashes. `k` is the side. */
export function drawEye(ink: FaceInk, k: 1 | -1): string {
  const { look, shot, head, skin, defs, hair } = ink
  const { eyeTilt: tilt, eyeGap, monolid } = look.face
  const child = 1 + 0.2 * childhoodAt(look.age)
  const size = look.face.eyeSize * child
  const old = look.age > 60 ? 0.84 : 1
  const open =
    size *
    old *
    (monolid ? 0.86 : 1) *
    (shot.expression === 'laugh' ? 0.72 : shot.expression === 'smile' ? 0.9 : 1)
  const centre = 57 + eyeGap
  const half = 28 * (0.6 + 0.4 * size)
  const at = (x: number, y: number, z: number): Point => head.at(k * (centre + x), y, z)
  const inner = at(-half, 7 + (monolid ? 1 : 0), 114)
  const outer = at(half, 4 - tilt, 90)
  const upper = curve(
    inner,
    at(-half * 0.55, -14 * open, 118),
    at(half * 0.5, -19 * open - tilt * 0.5, 106),
    outer,
  )
  const smiling = shot.expression === 'laugh' || shot.expression === 'smile' ? 4 : 0
  const lower = curve(
    outer,
    at(half * 0.6, 17 * open - smiling, 102),
    at(-half * 0.4, 18 * open - smiling, 116),
    inner,
  )
  const shape = `M${upper.map(text).join('L')}L${lower.map(text).join('L')}Z`
  const clip = defs.clip(shape)
  const [ix, iy] = at(shot.gaze * k * 7, -0.5 - tilt * 0.3, 112)
  const radius = 14.2 * (0.75 + 0.25 * size)
  const squash = Math.cos(shot.yaw * 0.8)
  const iris = IRIS[look.eyes]
  const lashes = look.hair === 'loiro' && look.build === 'masculine' ? shift(hair.dark, -0.1) : '#1c1513'
  const thick = look.build === 'feminine' ? 5 + look.makeup * 3 : 4.2
  const lift = monolid ? 6 : 10
  const crease = upper.map(([x, y], index): Point => {
    const t = index / (upper.length - 1)
    return [x + k * t * 2, y - lift * (0.5 + 0.5 * Math.sin(Math.PI * Math.min(1, 0.25 + t * 0.8)))]
  })
  const lid = mix(skin.shade, look.makeup > 0.5 ? '#7a3f3a' : skin.deep, 0.25 + look.makeup * 0.3)
  const lidShape = `M${upper.map(text).join('L')}L${crease.toReversed().map(text).join('L')}Z`
  const wing: Point[] =
    look.makeup > 0.35 ? [at(half + 7 + look.makeup * 6, -4 - tilt - look.makeup * 4, 84)] : []
  const darkness = look.skin > 7 ? '#efe4da' : '#f8f1ea'
  return [
    element('path', { d: lidShape, fill: lid, opacity: 0.75 }),
    element('path', { d: shape, fill: darkness }),
    group(
      { 'clip-path': clip },
      element('ellipse', { cx: ix, cy: iy, rx: radius * squash, ry: radius, fill: shift(iris, -0.12) }),
      element('ellipse', {
        cx: ix,
        cy: iy,
        rx: radius * squash * 0.86,
        ry: radius * 0.86,
        fill: defs.linear(
          [ix, iy - radius],
          [ix, iy + radius],
          [
            [0.2, shift(iris, -0.08)],
            [1, shift(iris, 0.1, 1.2)],
          ],
        ),
      }),
      element('ellipse', { cx: ix, cy: iy, rx: radius * 0.45 * squash, ry: radius * 0.45, fill: '#120d0c' }),
      element('path', {
        d: stroke(
          upper.map(([x, y]): Point => [x, y + 4]),
          9,
          6,
          6,
        ),
        fill: skin.deep,
        opacity: 0.42,
      }),
      element('circle', { cx: ix + shot.light * 4.6, cy: iy - 5.2, r: 3.3, fill: '#fffaf2', opacity: 0.95 }),
      element('circle', { cx: ix - shot.light * 4, cy: iy + 5.4, r: 1.6, fill: '#fffaf2', opacity: 0.45 }),
    ),
    element('path', { d: stroke(lower.slice(1, -2), 2), fill: skin.deep, opacity: 0.55 }),
    element('path', {
      d: stroke([...upper, ...wing], thick, 1.6, wing.length > 0 ? 0.5 : 3),
      fill: lashes,
      opacity: 0.95,
    }),
    element('path', { d: stroke(crease.slice(monolid ? 4 : 1), 2.6), fill: skin.deep, opacity: 0.8 }),
  ].join('')
}
