import { call, person } from './functions.ts'
import { CALLABLES } from './fuzzCases.ts'

const LONGEST_START_MS = 90_000

/** Until the emulator has started a function: it refuses while its process does not come up in time. */
async function start(name: string, token: string): Promise<void> {
  const deadline = Date.now() + LONGEST_START_MS
  for (;;) {
    try {
      await call(name, null, token)
      return
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`The suite does not answer for ${name}`, { cause: error })
    }
  }
}

/**
 * Before the first journey: has the emulator start every callable, one after the other. Starting them all at once, as the first
 * pages do, lets them starve each other on a busy machine for longer than a page is waited for.
 */
export default async function startFunctions(): Promise<void> {
  const { token } = await person({ grants: ['AGENT', 'DIRECTOR'] })
  for (const name of CALLABLES) await start(name, token)
}
