import { childhoodAt, type Look, type Shot } from './look.ts'
import type { Point } from './svg.ts'

/** A level of the skull: half width, half depth and how far its middle lies in front of the neck's axis. */
type Level = readonly [y: number, width: number, depth: number, forward: number]

const LEVELS: readonly Level[] = [
  [-193, 1, 1, -8],
  [-188, 40, 50, -8],
  [-172, 75, 92, -8],
  [-142, 107, 128, -8],
  [-96, 130, 146, -6],
  [-44, 136, 146, -2],
  [8, 134, 128, 4],
  [52, 130, 112, 14],
  [92, 120, 96, 30],
  [124, 103, 80, 50],
  [152, 77, 60, 76],
  [172, 50, 40, 96],
  [184, 27, 20, 106],
  [189, 1, 1, 110],
]

/** One head in one pose: turns places on it (x right, y down, z towards us) into places on the drawing. */
export interface Head {
  at(x: number, y: number, z: number): Point
  /** The silhouette at a height, on one side, `grow` units outside the skin. */
  edge(y: number, side: 1 | -1, grow?: number): Point
  /** The silhouette all around, from the crown clockwise. */
  readonly outline: readonly Point[]
  /** The upper silhouette from left to right down to `y`, `grow` units outside, rounder as it grows. */
  cap(y: number, grow: number, top?: number): Point[]
  readonly yaw: number
}

/** Between two levels along a soft curve through their neighbours. */
function levelAt(levels: readonly Level[], y: number): Level {
  const found = levels.findIndex(([height]) => height >= y)
  const after = found === -1 ? levels.length - 1 : Math.max(1, found)
  const clamped = (index: number): Level =>
    levels[Math.min(levels.length - 1, Math.max(0, index))] ?? [y, 1, 1, 0]
  const [p0, p1, p2, p3] = [clamped(after - 2), clamped(after - 1), clamped(after), clamped(after + 1)]
  const span = p2[0] - p1[0]
  const t = Math.min(1, Math.max(0, (y - p1[0]) / span))
  const along = (axis: 1 | 2 | 3): number => {
    const from = ((p2[axis] - p0[axis]) / Math.max(1, p2[0] - p0[0])) * span
    const to = ((p3[axis] - p1[axis]) / Math.max(1, p3[0] - p1[0])) * span
    const [t2, t3] = [t * t, t * t * t]
    return (
      (2 * t3 - 3 * t2 + 1) * p1[axis] +
      (t3 - 2 * t2 + t) * from +
      (3 * t2 - 2 * t3) * p2[axis] +
      (t3 - t2) * to
    )
  }
  return [y, Math.max(1, along(1)), Math.max(1, along(2)), along(3)]
}

/** The levels of a person: jaw, chin, cheeks and length are theirs; a child's face is shorter below the eyes. */
function levelsOf({ face, age, build }: Look): Level[] {
  const child = childhoodAt(age)
  const soft = build === 'feminine' ? 0.965 : 1
  return LEVELS.map(([y, width, depth, forward]): Level => {
    const below = Math.max(0, y) / 189
    const jaw = (face.jaw * soft - 1) * Math.exp(-(((y - 118) / 40) ** 2)) * (1 - child * 0.6)
    const chin = (face.chin * soft - 1) * Math.exp(-(((y - 180) / 26) ** 2))
    const cheeks = y > 0 && y < 124 ? (face.cheeks - 1) * Math.sin((y / 124) * Math.PI) : 0
    const childish = child * (y > 20 && y < 140 ? 0.035 : 0)
    return [
      y < 0 ? y : y * (face.length - child * 0.11 * below),
      width * (1 + jaw + chin + cheeks + childish),
      depth,
      forward,
    ]
  })
}

export function headOf(look: Look, shot: Shot): Head {
  const levels = levelsOf(look)
  const [cos, sin] = [Math.cos(shot.yaw), Math.sin(shot.yaw)]
  const child = childhoodAt(look.age)
  const nod = (y: number, z: number): number => y + z * shot.pitch
  const at = (x: number, y: number, z: number): Point => {
    const length = y < 0 ? 1 : look.face.length - child * 0.11 * (y / 189)
    return [x * cos + z * sin, nod(y * length, z) + child * 10 * (y > -60 && y < 100 ? 1 : 0)]
  }
  const edge = (y: number, side: 1 | -1, grow = 0): Point => {
    const [, width, depth, forward] = levelAt(levels, y)
    const reach = Math.hypot((width + grow) * cos, (depth + grow) * sin)
    // The far side of a turned face sinks at the eye and comes out at the cheekbone.
    const far = side * sin > 0 && grow === 0 ? Math.abs(sin) : 0
    const socket = far * (-13 * Math.exp(-(((y + 4) / 22) ** 2)) + 7 * Math.exp(-(((y - 46) / 26) ** 2)))
    return [forward * sin + side * (reach + socket), nod(y, Math.min(forward, 60) * 0.8)]
  }
  const heights = levels.map(([y]) => y)
  const outline = [
    ...heights.map((y) => edge(y, 1)),
    ...heights
      .slice(1, -1)
      .toReversed()
      .map((y) => edge(y, -1)),
  ]
  return {
    at,
    edge,
    outline,
    yaw: shot.yaw,
    cap: (y, grow, top = grow) => {
      const steps = 12
      const points: Point[] = []
      const [left, right] = [edge(y, -1, grow), edge(y, 1, grow)]
      const crown = nod(-193, -8) - top
      const middle = (edge(-60, -1)[0] + edge(-60, 1)[0]) / 2
      for (let step = 0; step <= steps; step += 1) {
        const angle = Math.PI * (1 - step / steps)
        const centreY = -56
        const side = angle > Math.PI / 2 ? -1 : 1
        const wide = side * (edge(centreY, side, grow)[0] - middle)
        points.push([
          middle + Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.92 * wide,
          centreY - Math.sin(angle) ** 0.92 * (centreY - crown),
        ])
      }
      return y > -56 ? [left, ...points, right] : points
    },
  }
}
