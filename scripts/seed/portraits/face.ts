import { mix } from './colour.ts'
import type { Head } from './head.ts'
import type { FaceInk } from './ink.ts'
import { childhoodAt } from './look.ts'
import { drawEye } from './eyes.ts'
import { drawMouth } from './mouth.ts'
import { element, group, type Point, smooth, soft, stroke } from './svg.ts'

/** The side of the face that lies in shadow, cut in one clean plane as in a poster. */
function shadowPlane({ head, shot, skin }: FaceInk): string {
  const s = -shot.light
  const plane: Point[] = [
    head.at(s * 62, -190, 60),
    head.at(s * 84, -120, 92),
    head.at(s * 98, -64, 84),
    head.at(s * 92, -30, 88),
    head.at(s * 80, -8, 92),
    head.at(s * 98, 22, 80),
    head.at(s * 88, 58, 88),
    head.at(s * 66, 92, 98),
    head.at(s * 58, 124, 100),
    head.at(s * 44, 152, 100),
    head.at(s * 14, 192, 112),
  ]
  const [, lastY] = plane.at(-1) ?? [0, 192]
  const closing = `L${String(s * 260)} ${String(lastY + 30)}L${String(s * 260)} -260Z`
  return group(
    {},
    soft(2.2, {
      d: smooth(plane, false) + closing,
      fill: skin.shade,
      opacity: 0.62,
    }),
  )
}

function modelling({ look, head, shot, skin, defs }: FaceInk): string {
  const glow = (point: Point, radius: number, colour: string, opacity: number, stretch = 1): string =>
    element('circle', {
      cx: 0,
      cy: 0,
      r: radius,
      transform: `translate(${String(Math.round(point[0]))} ${String(Math.round(point[1]))}) scale(1 ${String(stretch)})`,
      fill: defs.radial([0, 0], radius, [
        [0, colour, opacity],
        [1, colour, 0],
      ]),
    })
  const light = shot.light
  const rosy = (look.build === 'masculine' && look.age > 13 ? 0.22 : 0.34) + look.makeup * 0.3
  return [
    glow(head.at(light * 34, -92, 118), 92, skin.light, 0.75),
    glow(head.at(light * 74, 34, 92), 52, skin.light, 0.6, 0.8),
    glow(head.at(light * 6, 168, 112), 34, skin.light, 0.5, 0.7),
    glow(head.at(78, 52, 86), 50, skin.blush, rosy, 0.72),
    glow(head.at(-78, 52, 86), 50, skin.blush, rosy, 0.72),
    glow(head.at(46, -16, 112), 44, skin.shade, 0.5, 0.6),
    glow(head.at(-46, -16, 112), 44, skin.shade, 0.5, 0.6),
  ].join('')
}

function nose({ look, head, shot, skin }: FaceInk): string {
  const s = -shot.light
  const child = childhoodAt(look.age)
  const childish = 1 - 0.2 * child
  const w = look.face.noseWidth * childish
  const stretch = (y: number): number => (y < 0 ? y : y * look.face.noseLength * (1 - 0.14 * child))
  const at = (x: number, y: number, z: number): Point => head.at(x * w, stretch(y), z)
  const side = smooth([
    at(s * 12, -26, 118),
    at(s * 9, 10, 134),
    at(s * 12, 42, 146),
    at(s * 19, 60, 146),
    at(s * 28, 72, 130),
    at(s * 25, 82, 130),
    at(s * 12, 86, 144),
    at(s * 5, 78, 158),
    at(s * 4, 50, 158),
    at(s * 2, 14, 142),
  ])
  const under = smooth([
    at(-27, 75, 128),
    at(-16, 76, 146),
    at(-8, 80, 156),
    at(0, 82, 158),
    at(8, 80, 156),
    at(16, 76, 146),
    at(27, 75, 128),
    at(24, 85, 132),
    at(12, 89, 144),
    at(0, 91, 148),
    at(-12, 89, 144),
    at(-24, 85, 132),
  ])
  const nostril = (k: 1 | -1): string =>
    stroke([at(k * 6, 86, 150), at(k * 13, 83, 146), at(k * 20, 84, 138)], 6.2)
  const wing = (k: 1 | -1): string =>
    stroke([at(k * 22, 62, 138), at(k * 30, 70, 128), at(k * 29, 81, 126), at(k * 23, 86, 132)], 3.2)
  const castTo = at(s * 26, 104, 132)
  return [
    soft(1.6, { d: side, fill: skin.shade, opacity: 0.55 }),
    element('path', { d: under, fill: skin.deep, opacity: 0.5 }),
    element('path', {
      d: smooth([at(0, 90, 148), at(s * 16, 89, 142), castTo, at(s * 10, 108, 138)]),
      fill: skin.shade,
      opacity: 0.5,
    }),
    element('path', { d: wing(1), fill: skin.deep, opacity: 0.62 }),
    element('path', { d: wing(-1), fill: skin.deep, opacity: 0.62 }),
    element('path', { d: nostril(1) + nostril(-1), fill: skin.line, opacity: 0.85 }),
    soft(2, {
      d: stroke([at(-s * 5, -18, 126), at(-s * 5, 18, 142), at(-s * 6, 50, 156)], 8),
      fill: skin.light,
      opacity: 0.7,
    }),
    soft(1.2, {
      d: stroke([at(-s * 11, 66, 160), at(-s * 6, 62, 164), at(0, 64, 166)], 7),
      fill: skin.light,
      opacity: 0.85,
    }),
  ].join('')
}

function brow({ look, head, hair, skin }: FaceInk, k: 1 | -1): string {
  const { browLift } = look.face
  const child = childhoodAt(look.age)
  // A child's are finer, and nobody has shaped them.
  const browArch = look.face.browArch * (1 - 0.8 * child)
  const old = look.age > 62 ? 2 : 0
  const y = -36 - browLift + old
  const weight = look.face.browWeight * (look.build === 'feminine' ? 0.85 : 1.12) * (1 - 0.34 * child)
  const top: Point[] = [
    head.at(k * 26, y + 2 - weight * 5, 124),
    head.at(k * 48, y - 5 - browArch * 0.6 - weight * 5, 118),
    head.at(k * 72, y - 8 - browArch - weight * 3.5, 104),
    head.at(k * 97, y + 5, 80),
  ]
  const bottom: Point[] = [
    head.at(k * 74, y - 1 - browArch, 104),
    head.at(k * 48, y + 2 - browArch * 0.5 + weight * 2, 118),
    head.at(k * 27, y + 5 + weight * 2, 124),
  ]
  return element('path', {
    d: smooth([...top, ...bottom], true, 0.8),
    fill: look.hair === 'sem-cabelo' || look.hair === 'colorido' ? skin.line : hair.dark,
    opacity: look.hair === 'loiro' || look.hair === 'grisalho' ? 0.78 : 0.88,
  })
}

function ageLines({ look, head, skin }: FaceInk): string {
  if (look.age < 38) return ''
  const depth = Math.min(1, (look.age - 34) / 34)
  const line = (points: readonly Point[], width: number, opacity: number): string =>
    element('path', { d: stroke(points, width), fill: skin.deep, opacity: opacity * depth })
  const lines = ([1, -1] as const).flatMap((k) => [
    line([head.at(k * 33, 78, 128), head.at(k * 50, 98, 116), head.at(k * 57, 122, 106)], 3.6, 0.75),
    line([head.at(k * 34, 20, 114), head.at(k * 54, 27, 108), head.at(k * 76, 22, 94)], 3, 0.6),
    line([head.at(k * 92, -2, 84), head.at(k * 104, -8, 74)], 2, 0.6),
    line([head.at(k * 92, 4, 84), head.at(k * 105, 8, 74)], 2, 0.6),
  ])
  if (look.age > 54) {
    lines.push(
      line([head.at(-58, -84, 108), head.at(0, -88, 122), head.at(56, -83, 108)], 2.6, 0.5),
      line([head.at(-46, -66, 114), head.at(0, -69, 126), head.at(48, -66, 114)], 2.2, 0.42),
    )
  }
  return lines.join('')
}

/** Freckles, a beauty mark, vitiligo: skin is not one flat colour. */
function marks({ look, head, skin }: FaceInk): string {
  const parts: string[] = []
  if (look.freckles) {
    const dots = Array.from({ length: 46 }, (_, index) => {
      const angle = index * 2.39996
      const spread = Math.sqrt((index + 0.5) / 46)
      const x = Math.cos(angle) * spread * 92
      const [cx, cy] = head.at(x, 44 + Math.sin(angle) * spread * 34, 128 - Math.abs(x) * 0.5)
      return element('circle', { cx, cy, r: 1.3 + (index % 3) * 0.5 })
    })
    parts.push(group({ fill: skin.deep, opacity: 0.4 }, ...dots))
  }
  if (look.beautyMark) {
    const [cx, cy] = head.at(48, 94, 112)
    parts.push(element('circle', { cx, cy, r: 3.4, fill: skin.line, opacity: 0.85 }))
  }
  if (look.vitiligo) {
    const patch = (points: readonly (readonly [number, number, number])[]): string =>
      smooth(points.map(([x, y, z]) => head.at(x, y, z)))
    const fair = mix(skin.base, '#f3d9c6', 0.72)
    parts.push(
      soft(5, {
        d:
          patch([
            [-86, -26, 90],
            [-40, -40, 122],
            [-26, -8, 122],
            [-34, 24, 116],
            [-78, 28, 92],
            [-104, 6, 74],
          ]) +
          patch([
            [18, 100, 130],
            [48, 96, 112],
            [62, 124, 98],
            [40, 158, 104],
            [4, 166, 118],
            [-6, 140, 126],
          ]) +
          patch([
            [40, -128, 108],
            [72, -104, 96],
            [60, -78, 108],
            [30, -96, 118],
          ]),
        fill: fair,
        opacity: 0.72,
      }),
    )
  }
  return parts.join('')
}

function ear({ head, skin, shot }: FaceInk, k: 1 | -1): string {
  const yaw = shot.yaw * k
  if (yaw > 0.3) return ''
  const grow = Math.max(0.55, 1 - Math.max(0, yaw) * 1.6)
  const [x, y] = head.edge(22, k)
  const inwards = Math.max(0, -yaw) * 34
  const place = (dx: number, dy: number): Point => [x + k * (dx * grow - inwards), y + dy]
  const shape = smooth([
    place(-8, -30),
    place(6, -42),
    place(19, -36),
    place(22, -14),
    place(15, 14),
    place(6, 36),
    place(-6, 34),
    place(-12, 6),
  ])
  const inner = stroke([place(2, -26), place(13, -28), place(15, -8), place(7, 12)], 5)
  const dim = k !== shot.light
  return [
    element('path', { d: shape, fill: dim ? skin.shade : skin.base }),
    element('path', { d: inner, fill: skin.deep, opacity: 0.55 }),
  ].join('')
}

/** Where an earring hangs, or `undefined` where the ear is turned away. */
export function lobe({ head, shot }: Pick<FaceInk, 'head' | 'shot'>, k: 1 | -1): Point | undefined {
  const yaw = shot.yaw * k
  if (yaw > 0.2) return undefined
  const [x, y] = head.edge(22, k)
  return [x + k * (6 - Math.max(0, -yaw) * 34), y + 36]
}

/** The head with its skin and features, without hair. */
export function drawFace(ink: FaceInk): string {
  const { head, skin, shot, defs } = ink
  const outline = smooth(head.outline, true, 0.95)
  const clip = defs.clip(outline)
  const lit = shot.light * 150
  const fill = defs.linear(
    [lit, -120],
    [-lit, 160],
    [
      [0, skin.light],
      [0.45, skin.base],
      [1, skin.shade],
    ],
  )
  const behind = ([1, -1] as const).filter((k) => shot.yaw * k > -0.12)
  const before = ([1, -1] as const).filter((k) => shot.yaw * k <= -0.12)
  return [
    ...behind.map((k) => ear(ink, k)),
    element('path', { d: outline, fill }),
    group(
      { 'clip-path': clip },
      modelling(ink),
      shadowPlane(ink),
      marks(ink),
      ageLines(ink),
      nose(ink),
      drawMouth(ink),
      drawEye(ink, 1),
      drawEye(ink, -1),
      brow(ink, 1),
      brow(ink, -1),
      element('path', {
        d: outline,
        fill: 'none',
        stroke: defs.linear(
          [lit * 0.95, 0],
          [lit * 0.55, 0],
          [
            [0, skin.light, 0.9],
            [1, skin.light, 0],
          ],
        ),
        'stroke-width': 12,
      }),
    ),
    ...before.map((k) => ear(ink, k)),
  ].join('')
}

/** The outline of the face below the eyes, for what lies on it (beards). */
export function jawline(head: Head, from: number): Point[] {
  const heights = [from, 40, 70, 100, 126, 150, 168, 180].filter((y) => y >= from)
  return [
    ...heights.map((y) => head.edge(y, -1)),
    head.at(0, 189, 110),
    ...heights.toReversed().map((y) => head.edge(y, 1)),
  ]
}
