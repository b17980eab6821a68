import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth'
import { emulators } from '../lib/firebaseSettings.ts'
import { once } from '../lib/loading/once.ts'
import { firebaseApp } from './app.ts'

async function start(): Promise<Auth> {
  const auth = initializeAuth(await firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  auth.languageCode = 'pt-BR'
  if (emulators !== undefined) {
    const { host, auth: port } = emulators
    connectAuthEmulator(auth, `http://${host}:${String(port)}`, { disableWarnings: true })
  }
  return auth
}

export const firebaseAuth = once(start)
