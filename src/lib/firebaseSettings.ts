import { setting } from './environment.ts'
import { port, project } from './project.ts'

const env = import.meta.env

/** What Firebase's SDKs are begun with. */
export const firebaseSettings = {
  projectId: project.id,
  apiKey: setting(env.VITE_FIREBASE_API_KEY, 'demo-key'),
  appId: setting(env.VITE_FIREBASE_APP_ID, '1:1:web:1'),
  authDomain: setting(env.VITE_FIREBASE_AUTH_DOMAIN, `${project.id}.firebaseapp.com`),
  storageBucket: project.storageBucket,
  messagingSenderId: setting(env.VITE_FIREBASE_MESSAGING_SENDER_ID, '1'),
} as const

/** Empty where App Check is not set up. */
export const appCheckSiteKey = setting(env.VITE_APP_CHECK_SITE_KEY, '')

/** Where the local suite listens; undefined where the project is a real one. */
export const emulators = project.usesEmulators
  ? {
      host: project.emulatorHost,
      auth: port(env.VITE_EMULATOR_AUTH_PORT, 9099),
      firestore: port(env.VITE_EMULATOR_FIRESTORE_PORT, 8080),
      functions: port(env.VITE_EMULATOR_FUNCTIONS_PORT, 5001),
      storage: project.storagePort,
    }
  : undefined

/** The database's resource name, with which Firestore begins those of its documents. */
export const databaseName = `projects/${project.id}/databases/(default)`

/** The address of something below the documents in Firestore's REST API, such as `:runQuery`. */
export function firestoreRestAddress(below: string): string {
  return emulators === undefined
    ? `https://firestore.googleapis.com/v1/${databaseName}/documents${below}?key=${firebaseSettings.apiKey}`
    : `http://${emulators.host}:${String(emulators.firestore)}/v1/${databaseName}/documents${below}`
}
