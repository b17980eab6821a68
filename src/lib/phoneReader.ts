import type { PhoneReading } from '@ribalta/domain/readPhone'
import { logWarning } from './log.ts'
import { once } from './loading/once.ts'

export type PhoneReader = (typed: string) => PhoneReading

const load = once(async (): Promise<PhoneReader> => (await import('@ribalta/domain/readPhone')).readPhone)

/** Loads what reads phones; undefined without it, when the server alone judges what was typed. */
export async function phoneReader(): Promise<PhoneReader | undefined> {
  try {
    return await load()
  } catch (error) {
    logWarning('The phone reader could not be loaded', error)
    return undefined
  }
}
