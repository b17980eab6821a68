import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage'
import { emulators } from '../lib/firebaseSettings.ts'
import { firebaseApp } from './app.ts'

async function start(): Promise<FirebaseStorage> {
  const storage = getStorage(await firebaseApp())
  if (emulators !== undefined) {
    connectStorageEmulator(storage, emulators.host, emulators.storage)
  }
  return storage
}

let storage: Promise<FirebaseStorage> | undefined

export function firebaseStorage(): Promise<FirebaseStorage> {
  storage ??= start()
  return storage
}
