/** How long the hub has to answer, ms. */
const PATIENCE = 2000

/**
 * Where the Functions emulator listens: as it was told (`given`), else as the hub of firebase-tools says, when it is
 * first needed. The hub is asked again until it knows, since Functions may start later than Firestore.
 *
 * @param hub `host:port`, which firebase-tools puts into FIREBASE_EMULATOR_HUB
 */
export function findFunctionsHost(
  given: string | undefined,
  hub: string | undefined,
): () => Promise<string | undefined> {
  let known = given
  return async () => {
    if (known === undefined && hub !== undefined) known = await askHub(hub)
    return known
  }
}

async function askHub(hub: string): Promise<string | undefined> {
  try {
    const response = await fetch(`http://${hub}/emulators`, { signal: AbortSignal.timeout(PATIENCE) })
    const { functions } = (await response.json()) as { functions?: { host?: unknown; port?: unknown } }
    const { host, port } = functions ?? {}
    return typeof host === 'string' && typeof port === 'number' ? `${host}:${port}` : undefined
  } catch {
    // No hub, no functions: triggers are accepted and do not fire.
    return undefined
  }
}
