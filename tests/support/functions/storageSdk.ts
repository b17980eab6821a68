import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth'
import { connectStorageEmulator, getStorage, ref, uploadBytes } from 'firebase/storage'
import { type Account, newSession, PASSWORD, PROJECT } from './functions.ts'

/** Uploads a file as the app does, as somebody who is signed in, under the rules; throws where they refuse it. */
export async function uploadAs(
  { email }: Account,
  path: string,
  bytes: Buffer,
  contentType: string,
): Promise<void> {
  const config = { projectId: PROJECT, apiKey: 'demo', storageBucket: `${PROJECT}.appspot.com` }
  const app = initializeApp(config, newSession())
  try {
    const auth = getAuth(app)
    connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true })
    await signInWithEmailAndPassword(auth, email, PASSWORD)
    const storage = getStorage(app)
    connectStorageEmulator(storage, '127.0.0.1', 9199)
    await uploadBytes(ref(storage, path), bytes, { contentType })
  } finally {
    await deleteApp(app)
  }
}
