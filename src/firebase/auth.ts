import { browserLocalPersistence, connectAuthEmulator, initializeAuth, type Auth } from 'firebase/auth'
import { emulators } from '../lib/firebaseSettings.ts'
import { once } from '../lib/loading/once.ts'
import { firebaseApp } from './app.ts'

async function start(): Promise<Auth> {
  // With its IndexedDB persistence, Auth tells the service worker of each write and waits 50 ms for an answer.
  const auth = initializeAuth(await firebaseApp(), { persistence: browserLocalPersistence })
  auth.languageCode = 'pt-BR'
  if (emulators !== undefined) {
    const { host, auth: port } = emulators
    connectAuthEmulator(auth, `http://${host}:${String(port)}`, { disableWarnings: true })
  }
  return auth
}

export const firebaseAuth = once(start)
