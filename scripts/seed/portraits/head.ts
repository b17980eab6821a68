import type { Look, Shot } from './look.ts'
import type { Point } from './svg.ts'

/** A level of the skull: half width, half depth and how far its middle lies in front of the neck's axis. */
type Level = readonly [y: number, width: number, depth: number, forward: number]

const LEVELS: readonly Level[] = [
  [-193, 1, 1, -8],
  [-188, 46, 52, -8],
  [-172, 82, 96, -8],
  [-142, 113, 132, -8],
  [-96, 131, 148, -6],
  [-44, 136, 146, -2],
  [8, 134, 128, 4],
  [52, 129, 112, 14],
  [92, 117, 94, 30],
  [124, 98, 78, 50],
  [152, 72, 58, 76],
  [172, 47, 38, 96],
  [184, 26, 20, 106],
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

function levelAt(levels: readonly Level[], y: number): Level {
  const after = levels.findIndex(([height]) => height >= y)
  const upper = levels[Math.max(0, after - 1)]
  const lower = levels[after === -1 ? levels.length - 1 : after]
  if (upper === undefined || lower === undefined || upper === lower) return lower ?? [y, 1, 1, 0]
  const t = Math.min(1, Math.max(0, (y - upper[0]) / (lower[0] - upper[0])))
  const between = (from: number, to: number): number => from + (to - from) * t
  return [y, between(upper[1], lower[1]), between(upper[2], lower[2]), between(upper[3], lower[3])]
}

/** The levels of a person: jaw, chin, cheeks and length are theirs; a child's face is shorter below the eyes. */
function levelsOf({ face, age, build }: Look): Level[] {
  const child = age < 13 ? 1 : age < 16 ? 0.45 : 0
  const soft = build === 'feminine' ? 0.965 : 1
  return LEVELS.map(([y, width, depth, forward]): Level => {
    const below = Math.max(0, y) / 189
    const jaw =
      y > 70 && y < 160 ? (face.jaw * soft - 1) * Math.sin(((y - 70) / 90) * Math.PI * 0.5 + 0.3) : 0
    const chin = y >= 150 ? face.chin * soft - 1 : 0
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
  const child = look.age < 13 ? 1 : look.age < 16 ? 0.45 : 0
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
  const fine = heights.flatMap((y, index) => {
    const next = heights[index + 1]
    return next === undefined || index === 0 || index > 10 ? [y] : [y, (y + next) / 2]
  })
  const outline = [
    ...fine.map((y) => edge(y, 1)),
    ...fine
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
