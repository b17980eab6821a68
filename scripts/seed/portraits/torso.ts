import type { Look, Shot } from './look.ts'
import type { Point } from './svg.ts'

/** The measures of one torso in the drawing; it turns less than the head. */
export interface Torso {
  readonly neck: number
  readonly shoulder: number
  /** How far the torso's middle lies from the head's. */
  readonly x: number
  /** The height at which shoulders begin. */
  readonly top: number
  readonly female: boolean
}

export function torsoOf(look: Look, shot: Shot): Torso {
  const child = look.age < 13 ? 0.72 : look.age < 16 ? 0.86 : 1
  const female = look.build === 'feminine'
  return {
    neck:
      (female ? 62 : 77) * (look.age < 13 ? 0.76 : look.age < 16 ? 0.9 : 1) * (0.6 + 0.4 * look.shoulders),
    shoulder: (female ? 262 : 312) * child * look.shoulders,
    x: -Math.sin(shot.yaw) * 26,
    top: look.age < 13 ? 232 : female ? 264 : 258,
    female,
  }
}

/** From the neck over one shoulder and down out of the picture; `grow` units outside the skin. */
export function shoulderLine(torso: Torso, side: 1 | -1, grow = 0): Point[] {
  const { neck, shoulder, x, top } = torso
  const at = (dx: number, y: number): Point => [x + side * dx, y]
  return [
    at(neck + 2 + grow * 0.6, top - 58 - grow),
    at(neck + 22, top - 26 - grow),
    at(neck + 66, top - 4 - grow),
    at(shoulder * 0.66, top + 26 - grow),
    at(shoulder * 0.9, top + 64 - grow),
    at(shoulder + grow, top + 128),
    at(shoulder + 16 + grow, top + 240),
    at(shoulder + 22 + grow, top + 520),
  ]
}
