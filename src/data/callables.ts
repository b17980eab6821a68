/**
 * Calls a server function and gives its answer as it came; who calls checks its shape. Rejects with the SDK's
 * `FunctionsError` (`code` such as `functions/already-exists`).
 */
export async function callFunction(name: string, payload?: unknown): Promise<unknown> {
  const { callable } = await import('../firebase/functions.ts')
  return callable(name, payload)
}

/** The same in the second region, where `sharePreview` lives. */
export async function callSecondRegion(name: string, payload?: unknown): Promise<unknown> {
  const { callableInSecondRegion } = await import('../firebase/functions.ts')
  return callableInSecondRegion(name, payload)
}
