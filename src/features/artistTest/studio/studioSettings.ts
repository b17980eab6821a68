import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { readStored, writeStored } from '../../../lib/storage.ts'
import { createStore } from '../../../lib/store.ts'

/** Seconds before a recording begins. */
export const COUNTDOWNS = [0, 3, 5, 10] as const
export const SPEEDS = { min: 60, max: 240, step: 10 } as const
export const SIZES = { min: 20, max: 64, step: 2 } as const

const settingsSchema = z.object({
  cameraId: orElse(z.optional(z.string()), undefined),
  microphoneId: orElse(z.optional(z.string()), undefined),
  countdown: orElse(z.literal(COUNTDOWNS), 3),
  hasGuide: orElse(z.boolean(), true),
  hasPrompter: orElse(z.boolean(), true),
  wordsPerMinute: orElse(z.number().check(z.minimum(SPEEDS.min), z.maximum(SPEEDS.max)), 130),
  textSize: orElse(z.number().check(z.minimum(SIZES.min), z.maximum(SIZES.max)), 28),
  isMirrored: orElse(z.boolean(), false),
})
/** How somebody records on this device. */
export type Settings = z.infer<typeof settingsSchema>

/** What was kept, and the usual for all that was not or cannot be understood. */
export function parseSettings(kept: string | null): Settings {
  try {
    const read = settingsSchema.safeParse(JSON.parse(kept ?? '{}'))
    if (read.success) return read.data
  } catch {
    // Not ours: as if nothing was kept.
  }
  return settingsSchema.parse({})
}

export const studioSettings = createStore(parseSettings(readStored('studio')))

/** Records otherwise, and the next time, too. */
export function changeSettings(change: Partial<Settings>): void {
  const next = { ...studioSettings.current(), ...change }
  studioSettings.set(next)
  writeStored('studio', JSON.stringify(next))
}

/** A speed some steps faster or slower, within what there is. */
export function otherSpeed(wordsPerMinute: number, steps: number): number {
  return Math.min(SPEEDS.max, Math.max(SPEEDS.min, wordsPerMinute + steps * SPEEDS.step))
}
