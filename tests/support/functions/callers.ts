import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { CallLimit } from '@ribalta/domain/callLimits'
import { WAITS } from '../../../scripts/lib/waits.ts'

/** An address from which nobody else calls: IPv4, which is counted as it is, where IPv6 is counted by its network. */
export function someAddress(): string {
  return ['198', randomInt(18, 20), randomInt(256), randomInt(256)].join('.')
}

/** Calls are counted by the clock's windows: waits for the next one where what a test does may not end in the present one. */
export async function inOneWindow({ minutes }: Pick<CallLimit, 'minutes'>): Promise<void> {
  const window = minutes * 60_000
  const left = window - (Date.now() % window)
  if (left < WAITS.look) await setTimeout(left)
}
