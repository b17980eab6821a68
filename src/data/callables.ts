import type { CallName } from '@ribalta/domain/commands'
import type { Region } from '../firebase/functions.ts'
import { logWarning } from '../lib/log.ts'

const load = () => import('../firebase/functions.ts')

/**
 * Asks the server by a call's name and gives its answer as it came; who calls checks its shape. Rejects with the SDK's
 * `FunctionsError` (`code` such as `functions/already-exists`).
 */
export async function callFunction(
  name: CallName,
  payload?: unknown,
  region: Region = 'primary',
): Promise<unknown> {
  const { callable } = await load()
  return callable(name, payload, region)
}

/** When a form is touched: what sends it is there by the time that it is filled in, whatever the connection does then. */
export function prepareCalls(): void {
  load().catch((error: unknown) => {
    logWarning('What sends the form has not come yet', error)
  })
}
