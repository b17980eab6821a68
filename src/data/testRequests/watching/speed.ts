import { readStored, writeStored } from '../../../lib/storage.ts'

/** How fast a take is played. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const
export type Speed = (typeof SPEEDS)[number]

const KEY = 'player'

/** As it was chosen last on this device. */
export function keptSpeed(): Speed {
  const kept = Number(readStored(KEY))
  return SPEEDS.find((speed) => speed === kept) ?? 1
}

export function keepSpeed(speed: Speed): void {
  writeStored(KEY, speed === 1 ? null : String(speed))
}

/** The next slower or faster one; the same at the end. */
export function nextSpeed(speed: Speed, step: 1 | -1): Speed {
  return SPEEDS[SPEEDS.indexOf(speed) + step] ?? speed
}

/** “1,25×” */
export function speedWords(speed: Speed): string {
  return `${speed.toLocaleString('pt-BR')}×`
}
