import type { Region } from '../firebase/functions.ts'

/**
 * Calls a server function and gives its answer as it came; who calls checks its shape. Rejects with the SDK's
 * `FunctionsError` (`code` such as `functions/already-exists`).
 */
export async function callFunction(
  name: string,
  payload?: unknown,
  region: Region = 'primary',
): Promise<unknown> {
  const { callable } = await import('../firebase/functions.ts')
  return callable(name, payload, region)
}
