import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth'
import { environment } from '../lib/environment.ts'
import { firebaseApp } from './app.ts'

async function start(): Promise<Auth> {
  const auth = initializeAuth(await firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  auth.languageCode = 'pt-BR'
  if (environment.usesEmulators) {
    const { host, auth: port } = environment.emulators
    connectAuthEmulator(auth, `http://${host}:${String(port)}`, { disableWarnings: true })
  }
  return auth
}

let auth: Promise<Auth> | undefined

export function firebaseAuth(): Promise<Auth> {
  auth ??= start()
  return auth
}
