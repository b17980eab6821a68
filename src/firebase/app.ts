import { initializeApp, type FirebaseApp } from 'firebase/app'
import { appCheckSiteKey, emulators, firebaseSettings } from '../lib/firebaseSettings.ts'
import { once } from '../lib/loading/once.ts'

async function start(): Promise<FirebaseApp> {
  const app = initializeApp(firebaseSettings)
  if (emulators === undefined && appCheckSiteKey !== '') {
    const { enableAppCheck } = await import('./appCheck.ts')
    enableAppCheck(app, appCheckSiteKey)
  }
  return app
}

/** The one Firebase app, with App Check outside the emulator. */
export const firebaseApp = once(start)
