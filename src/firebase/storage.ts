import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage'
import { environment } from '../lib/environment.ts'
import { firebaseApp } from './app.ts'

async function start(): Promise<FirebaseStorage> {
  const storage = getStorage(await firebaseApp())
  if (environment.usesEmulators) {
    connectStorageEmulator(storage, environment.emulators.host, environment.emulators.storage)
  }
  return storage
}

let storage: Promise<FirebaseStorage> | undefined

export function firebaseStorage(): Promise<FirebaseStorage> {
  storage ??= start()
  return storage
}
