/**
 * Everything the build takes from its environment, with defaults that work on a fresh clone: a `demo-` project is
 * always the local emulator suite, any other project is the real one.
 */
const env = import.meta.env

/** A setting's text, or its default where it is not given. */
export function setting(value: string | undefined, fallback: string): string {
  return value === undefined || value.trim() === '' ? fallback : value.trim()
}

function port(value: string | undefined, fallback: number): number {
  const parsed = Number(value)
  return Number.isInteger(parsed) && parsed > 0 && parsed < 65_536 ? parsed : fallback
}

const projectId = setting(env.VITE_FIREBASE_PROJECT_ID, 'demo-ribalta')

export const environment = {
  appName: setting(env.VITE_APP_NAME, 'Ribalta'),
  appUrl: setting(env.VITE_APP_URL, 'http://127.0.0.1:5173'),
  techCredit: {
    name: setting(env.VITE_TECH_CREDIT_NAME, 'Coxia Tecnologia'),
    url: setting(env.VITE_TECH_CREDIT_URL, 'https://example.com/'),
  },
  firebase: {
    projectId,
    apiKey: setting(env.VITE_FIREBASE_API_KEY, 'demo-key'),
    appId: setting(env.VITE_FIREBASE_APP_ID, '1:1:web:1'),
    authDomain: setting(env.VITE_FIREBASE_AUTH_DOMAIN, `${projectId}.firebaseapp.com`),
    storageBucket: setting(env.VITE_FIREBASE_STORAGE_BUCKET, `${projectId}.appspot.com`),
    messagingSenderId: setting(env.VITE_FIREBASE_MESSAGING_SENDER_ID, '1'),
    appCheckSiteKey: setting(env.VITE_APP_CHECK_SITE_KEY, ''),
  },
  usesEmulators: projectId.startsWith('demo-'),
  emulators: {
    host: setting(env.VITE_EMULATOR_HOST, '127.0.0.1'),
    auth: port(env.VITE_EMULATOR_AUTH_PORT, 9099),
    firestore: port(env.VITE_EMULATOR_FIRESTORE_PORT, 8080),
    functions: port(env.VITE_EMULATOR_FUNCTIONS_PORT, 5001),
    storage: port(env.VITE_EMULATOR_STORAGE_PORT, 9199),
  },
} as const

/** Where Firestore's REST API answers for this project's documents; no trailing slash. */
export const firestoreRestUrl = `${
  environment.usesEmulators
    ? `http://${environment.emulators.host}:${String(environment.emulators.firestore)}`
    : 'https://firestore.googleapis.com'
}/v1/projects/${projectId}/databases/(default)/documents`

/** The address of a stored file that anyone may read, from its path in the bucket. */
export function publicFileUrl(path: string): string {
  const base = environment.usesEmulators
    ? `http://${environment.emulators.host}:${String(environment.emulators.storage)}`
    : 'https://firebasestorage.googleapis.com'
  return `${base}/v0/b/${environment.firebase.storageBucket}/o/${encodeURIComponent(path)}?alt=media`
}
