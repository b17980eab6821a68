import { setTimeout } from 'node:timers/promises'
import type { CallLimit } from '@ribalta/domain/callLimits'
import { WAITS } from '../../../scripts/lib/waits.ts'
import { newSession } from './functions.ts'

/** An address from which nobody else calls. */
export function someAddress(): string {
  const groups = newSession().slice(0, 12).match(/.{4}/g) ?? []
  return `2001:${groups.join(':')}::1`
}

/** Calls are counted by the clock's windows: waits for the next one where what a test does may not end in the present one. */
export async function inOneWindow({ minutes }: Pick<CallLimit, 'minutes'>): Promise<void> {
  const window = minutes * 60_000
  const left = window - (Date.now() % window)
  if (left < WAITS.look) await setTimeout(left)
}
