import {
  connectStorageEmulator,
  getStorage,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
  type UploadTask,
} from 'firebase/storage'
import { emulators } from '../lib/firebaseSettings.ts'
import { once } from '../lib/loading/once.ts'
import { firebaseApp } from './app.ts'

async function start(): Promise<FirebaseStorage> {
  const storage = getStorage(await firebaseApp())
  if (emulators !== undefined) {
    connectStorageEmulator(storage, emulators.host, emulators.storage)
  }
  return storage
}

const firebaseStorage = once(start)

/** Gets ready to send a file to a path of the bucket; gives back what begins with it. */
export async function prepareUpload(path: string, file: File): Promise<() => UploadTask> {
  const target = ref(await firebaseStorage(), path)
  return () => uploadBytesResumable(target, file, { contentType: file.type })
}
