import { initializeApp, type FirebaseApp } from 'firebase/app'
import { appCheckSiteKey, emulators, firebaseSettings } from '../lib/firebaseSettings.ts'

async function start(): Promise<FirebaseApp> {
  const app = initializeApp(firebaseSettings)
  if (emulators === undefined && appCheckSiteKey !== '') {
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
