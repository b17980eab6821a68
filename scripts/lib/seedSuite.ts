import { setBackgroundTriggers } from './backgroundTriggers.ts'
import { runOrExit } from './processes.ts'

/** Fills the suite with the seed, whose files start no function; what comes after it does. */
export async function seedSuite(): Promise<void> {
  await setBackgroundTriggers(false)
  await runOrExit('node', ['scripts/seed.ts'])
  await setBackgroundTriggers(true)
}
