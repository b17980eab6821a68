import { type CallName, toCallRequest } from '@ribalta/domain/commands'
import { connectFunctionsEmulator, getFunctions, httpsCallable, type Functions } from 'firebase/functions'
import { emulators } from '../lib/firebaseSettings.ts'
import { once } from '../lib/loading/once.ts'
import { withoutUndefined } from '../lib/withoutUndefined.ts'
import { firebaseApp } from './app.ts'

/** `primary` holds what is called; `second` holds `sharePreview`. */
const REGIONS = { primary: 'southamerica-east1', second: 'us-central1' } as const
export type Region = keyof typeof REGIONS

async function start(region: Region): Promise<Functions> {
  const functions = getFunctions(await firebaseApp(), REGIONS[region])
  if (emulators !== undefined) {
    connectFunctionsEmulator(functions, emulators.host, emulators.functions)
  }
  return functions
}

/** As long as the longest callable may take (`createProfile` with twelve photos); the SDK's own limit is 70 s. */
const TIMEOUT_MS = 300_000

const started = { primary: once(() => start('primary')), second: once(() => start('second')) }

/**
 * Asks the server of a region by a call's name and gives its answer's data. Rejects with the SDK's `FunctionsError`, whose message is
 * the server's.
 */
export async function callable(name: CallName, data: unknown, region: Region): Promise<unknown> {
  const request = toCallRequest(name, withoutUndefined(data))
  const call = httpsCallable<unknown, unknown>(await started[region](), request.callable, {
    timeout: TIMEOUT_MS,
  })
  try {
    return (await call(request.payload)).data
  } catch (error) {
    // The SDK appends the HTTP status, “… [409]”, to what is shown to people; “[0]” where nobody answered.
    if (error instanceof Error) error.message = error.message.replace(/ \[\d+\]$/, '')
    throw error
  }
}
