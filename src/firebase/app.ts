import { initializeApp, type FirebaseApp } from 'firebase/app'
import { environment } from '../lib/environment.ts'

const { projectId, apiKey, appId, authDomain, storageBucket, messagingSenderId, appCheckSiteKey } =
  environment.firebase

async function start(): Promise<FirebaseApp> {
  const app = initializeApp({ projectId, apiKey, appId, authDomain, storageBucket, messagingSenderId })
  if (!environment.usesEmulators && appCheckSiteKey !== '') {
    const { enableAppCheck } = await import('./appCheck.ts')
    enableAppCheck(app, appCheckSiteKey)
  }
  return app
}

let app: Promise<FirebaseApp> | undefined

/** The one Firebase app, with App Check outside the emulator. */
export function firebaseApp(): Promise<FirebaseApp> {
  app ??= start()
  return app
}
