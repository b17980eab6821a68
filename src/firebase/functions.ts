import { connectFunctionsEmulator, getFunctions, httpsCallable, type Functions } from 'firebase/functions'
import { environment } from '../lib/environment.ts'
import { firebaseApp } from './app.ts'

const REGION = 'southamerica-east1'
const SECOND_REGION = 'us-central1'

async function start(region: string): Promise<Functions> {
  const functions = getFunctions(await firebaseApp(), region)
  if (environment.usesEmulators) {
    connectFunctionsEmulator(functions, environment.emulators.host, environment.emulators.functions)
  }
  return functions
}

const started = new Map<string, Promise<Functions>>()

async function call(region: string, name: string, payload: unknown): Promise<unknown> {
  const functions = started.get(region) ?? start(region)
  started.set(region, functions)
  const { data } = await httpsCallable<unknown, unknown>(await functions, name)(payload)
  return data
}

export function callable(name: string, payload: unknown): Promise<unknown> {
  return call(REGION, name, payload)
}

export function callableInSecondRegion(name: string, payload: unknown): Promise<unknown> {
  return call(SECOND_REGION, name, payload)
}
