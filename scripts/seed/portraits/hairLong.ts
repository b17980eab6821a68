import { along, cloud, curls, type HairCut, type HairInk, mass, strands } from './hairShapes.ts'
import { element, group, type Point, smooth } from './svg.ts'

interface Fall {
  /** Where the parting lies: 0 in the middle, ±1 far to a side. */
  readonly part: number
  /** The height of the tips, measured down from the middle of the head. */
  readonly length: number
  /** How far the hair stands off the skull. */
  readonly volume: number
  readonly wave: number
  /** How much of the cheeks it covers. */
  readonly close: number
}

/** The two edges of what falls on one side of the face: outside and towards the face, from the parting down. */
function curtain(ink: HairInk, k: 1 | -1, { part, length, volume, wave, close }: Fall): [Point[], Point[]] {
  const { head } = ink
  const sway = (step: number): number => Math.sin(step * 1.7 + k) * wave
  const root = head.at(part * 70, -150 - volume * 0.5, 92)
  const crown = head.at(part * 64, -194 - volume, 6)
  const [sideX] = head.edge(30, k, volume)
  const tips = Math.max(0, length - 120)
  const outer: Point[] = [
    crown,
    head.at(k * 58 + part * 30, -190 - volume * 0.92, 0),
    head.edge(-128, k, volume * 1.05),
    head.edge(-60, k, volume * 1.1),
    [sideX + k * sway(1), 30],
    [sideX + k * (8 + sway(2)), 120],
    [sideX + k * (14 + tips * 0.06 + sway(3)), 120 + tips * 0.4],
    [sideX + k * (10 + tips * 0.08 + sway(4)), 120 + tips * 0.75],
    [sideX - k * (6 - sway(5)), length - 30],
    [sideX - k * (26 - sway(5)), length],
  ]
  const innerX = head.at(k * (116 - close), 40, 60)[0]
  const inner: Point[] = [
    root,
    head.at(k * 40 + part * 44, -126, 112),
    head.at(k * (92 - close * 0.3), -92, 92),
    head.at(k * (114 - close * 0.7), -40, 66),
    [innerX + k * sway(1.2) * 0.6, 40],
    [innerX + k * (-2 + sway(2.2) * 0.8), 120],
    [innerX + k * (-2 + sway(3.2) * 0.8), 120 + tips * 0.4],
    [innerX + k * (4 + sway(4.2)), 120 + tips * 0.75],
    [sideX - k * (52 - sway(5)), length - 12],
    [sideX - k * (34 - sway(5)), length + 4],
  ]
  return [outer, inner]
}

function fall(ink: HairInk, shape: Fall): string {
  const sides = ([1, -1] as const).map((k) => curtain(ink, k, shape))
  return sides
    .map(([outer, inner]) =>
      mass(
        ink,
        `${smooth(outer, false)}L${smooth(inner.toReversed(), false).slice(1)}Z`,
        strands(ink, outer, inner, 16, 6),
      ),
    )
    .join('')
}

/** What hangs behind the neck. */
function behind(ink: HairInk, length: number, spread: number): string {
  const { head, hair } = ink
  const left = head.edge(20, -1, spread)
  const right = head.edge(20, 1, spread)
  const d = smooth([
    head.at(0, -180, -10),
    right,
    [right[0] + 4, length * 0.6],
    [right[0] - 12, length],
    [(left[0] + right[0]) / 2, length + 12],
    [left[0] + 12, length],
    [left[0] - 4, length * 0.6],
    left,
  ])
  return element('path', { d, fill: hair.dark })
}

/** A fringe across the forehead, blunt or feathered. */
function fringe(ink: HairInk, low: number, feather: number): string {
  const { head, random } = ink
  const tips: Point[] = Array.from({ length: 15 }, (_, index) => {
    const x = -112 + index * 16
    return head.at(
      x,
      low + (index % 2) * feather + random.between(-2, 2) + (Math.abs(x) / 112) ** 3 * 22,
      124 - Math.abs(x) * 0.5,
    )
  })
  const roof: Point[] = [
    head.at(-116, -96, 60),
    head.at(-84, -160, 50),
    head.at(0, -192, 50),
    head.at(84, -160, 50),
    head.at(116, -96, 60),
  ]
  const d = `${smooth(roof, false)}L${smooth(tips.toReversed(), false, feather > 4 ? 0.4 : 0.9).slice(1)}Z`
  const lines = tips.map(([x, y], index) =>
    element('path', {
      d: smooth(
        [
          [x * 0.5, -184],
          [x * 0.9, (y - 184) / 2 - 20],
          [x, y - 3],
        ],
        false,
      ),
      fill: 'none',
      stroke: index % 3 === 0 ? ink.hair.light : ink.hair.dark,
      'stroke-width': 4,
      opacity: 0.42,
    }),
  )
  return mass(ink, d, lines.join(''))
}

const cut = (shape: Fall, backLength: number, extra: (ink: HairInk) => string = () => ''): HairCut => {
  return (ink) => ({ back: behind(ink, backLength, shape.volume), front: fall(ink, shape) + extra(ink) })
}
const sided =
  (make: (side: 1 | -1) => HairCut): HairCut =>
  (ink) =>
    make(ink.shot.light)(ink)

export const longStraight = cut({ part: 0, length: 400, volume: 15, wave: 2, close: 6 }, 380)
export const longSidePart = sided((k) =>
  cut({ part: 0.6 * k, length: 380, volume: 22, wave: 6, close: 10 }, 360),
)
export const bluntFringe = cut({ part: 0, length: 390, volume: 15, wave: 1, close: 14 }, 370, (ink) =>
  fringe(ink, -54, 2),
)
export const bob = sided((k) => cut({ part: 0.45 * k, length: 168, volume: 24, wave: 3, close: 12 }, 150))
export const fringeBob = cut({ part: 0, length: 150, volume: 22, wave: 2, close: 16 }, 140, (ink) =>
  fringe(ink, -60, 6),
)
export const wavy = sided((k) => cut({ part: 0.3 * k, length: 340, volume: 28, wave: 15, close: 10 }, 330))

/** Curly hair that frames the face down to `length`. */
function curly(length: number, radius: number, width: number): HairCut {
  return (ink) => {
    const { head, defs } = ink
    const side = (k: 1 | -1, offset: number): Point[] => {
      const [x] = head.edge(10, k, 0)
      return [
        head.at(k * 30, -208 + offset * 0.3, 0),
        head.edge(-140, k, 20 - offset * 0.5),
        [x + k * (width * 0.55 - offset), -60],
        [x + k * (width * 0.85 - offset), 40],
        [x + k * (width - offset), 40 + (length - 40) * 0.5],
        [x + k * (width * 0.75 - offset), length],
      ]
    }
    const outer = ([1, -1] as const).flatMap((k) => along(side(k, 0), Math.round(length / 22) + 8))
    const inner = ([1, -1] as const).flatMap((k) =>
      along(side(k, radius * 1.5).slice(1), Math.round(length / 26) + 6),
    )
    const roots = along(
      [
        head.at(-104, -70, 70),
        head.at(-80, -112, 92),
        head.at(-36, -134, 112),
        head.at(12, -138, 114),
        head.at(56, -128, 106),
        head.at(92, -100, 86),
        head.at(106, -66, 68),
      ],
      12,
    )
    const crown = smooth([
      head.at(-110, -170, 0),
      head.at(-50, -212, 0),
      head.at(50, -212, 0),
      head.at(110, -170, 0),
      head.at(100, -110, 80),
      head.at(40, -136, 112),
      head.at(-40, -136, 112),
      head.at(-100, -110, 80),
    ])
    const front = crown + cloud(ink, [...outer, ...inner], radius) + cloud(ink, roots, radius * 0.72)
    const [left, right] = [head.edge(20, -1, width * 0.6), head.edge(20, 1, width * 0.6)]
    const backShape =
      smooth([
        head.at(0, -170, 0),
        right,
        [right[0] + 6, length * 0.8],
        [0, length + 8],
        [left[0] - 6, length * 0.8],
        left,
      ]) +
      cloud(
        ink,
        along(
          [
            [left[0], length * 0.8],
            [0, length + 6],
            [right[0], length * 0.8],
          ],
          9,
        ),
        radius * 1.1,
      )
    return {
      back:
        element('path', { d: backShape, fill: ink.hair.dark }) +
        group(
          { 'clip-path': defs.clip(backShape) },
          curls(
            ink,
            along(
              [
                [left[0], length * 0.5],
                [0, length],
                [right[0], length * 0.5],
              ],
              10,
            ),
            50,
            radius * 0.5,
            3,
          ),
        ),
      front: mass(
        ink,
        front,
        curls(ink, [...outer, ...inner], radius * 0.7, radius * 0.5, 4) +
          curls(ink, roots, radius * 0.5, radius * 0.4, 4),
        10,
      ),
    }
  }
}

export const curlyLong = curly(260, 33, 62)
export const curlyBob = curly(110, 34, 66)
