import { connectFirestoreEmulator, initializeFirestore, type Firestore } from 'firebase/firestore'
import { emulators } from '../lib/firebaseSettings.ts'
import { once } from '../lib/loading/once.ts'
import { firebaseApp } from './app.ts'

async function start(): Promise<Firestore> {
  const firestore = initializeFirestore(await firebaseApp(), {})
  if (emulators !== undefined) {
    const { host, firestore: port } = emulators
    connectFirestoreEmulator(firestore, host, port)
  }
  return firestore
}

/** The full Firestore SDK, with its memory cache. Public pages read through data/rest instead. */
export const firebaseFirestore = once(start)
