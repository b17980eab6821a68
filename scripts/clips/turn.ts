import { randomFrom } from '../seed/random.ts'
import type { Look, Shot } from '../seed/portraits/look.ts'
import { drawPortrait } from '../seed/portraits/portrait.ts'

/** What the clips show: wide, as people hold a phone for a self-tape. */
export const CLIP = { width: 1280, height: 720, framesPerSecond: 24, seconds: 7 } as const
export const FRAMES = CLIP.framesPerSecond * CLIP.seconds

/** Where the head turns, by the second: to the camera, to one side, to the other, and back with a smile. */
const TURNS = [
  [0, 0.02],
  [0.8, 0.02],
  [2, 0.32],
  [2.5, 0.32],
  [4.3, -0.32],
  [4.8, -0.32],
  [5.8, 0.03],
  [CLIP.seconds, 0.03],
] as const
const SMILES_FROM = 5.6
/** In which the calm face gives way to the smile. */
const SMILING = 0.3

const ease = (part: number): number => part * part * (3 - 2 * part)

function yawAt(second: number): number {
  const next = TURNS.findIndex(([at]) => at > second)
  const [toAt, to] = TURNS.at(next) ?? TURNS[0]
  const [fromAt, from] = TURNS[next - 1] ?? TURNS[0]
  return toAt === fromAt ? to : from + (to - from) * ease((second - fromAt) / (toAt - fromAt))
}

/** A person at frame `frame` of a clip, with a calm face or a smiling one. */
export function poseAt(look: Look, shot: Shot, frame: number, expression: 'calm' | 'smile'): string {
  const second = frame / CLIP.framesPerSecond
  const breath = Math.sin((second / 3.4) * 2 * Math.PI + randomFrom(look.seed).next())
  const yaw = yawAt(second)
  const drawing = drawPortrait(look, {
    ...shot,
    yaw,
    pitch: 0.02 * breath,
    roll: yaw * 7,
    scale: 0.78,
    dx: -Math.sin(yaw) * 34,
    dy: -18 + 2 * breath,
    gaze: 0,
    expression,
  })
  return drawing.replace(
    /width="\d+" height="\d+" viewBox="[\d ]+"/,
    `width="${String(CLIP.width)}" height="${String(CLIP.height)}" viewBox="0 175 800 450"`,
  )
}

/** How much of the smile is there at a frame, from 0 to 1. */
export function smileAt(frame: number): number {
  return ease(Math.min(1, Math.max(0, (frame / CLIP.framesPerSecond - SMILES_FROM) / SMILING)))
}
