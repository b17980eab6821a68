import type { Page } from '@playwright/test'
import { initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { DEMO_PASSWORD } from '../../../scripts/lib/project.ts'

const APP = 'http://127.0.0.1:5173'
const API_KEY = 'demo-key'

const auth = initializeAuth(initializeApp({ apiKey: API_KEY }), { persistence: inMemoryPersistence })
connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true })

/** What the browser of somebody who has signed in keeps: the SDK's own record of the account, and our mark. */
export async function storageOf(email: string, password: string, origin = APP) {
  const { user } = await signInWithEmailAndPassword(auth, email, password)
  const account = { name: `firebase:authUser:${API_KEY}:[DEFAULT]`, value: JSON.stringify(user.toJSON()) }
  return {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'ribalta.session', value: '1' }, account] }],
  }
}

/** Of the demo accounts, which nobody changes: each signs in once for a worker. */
const kept = new Map<string, ReturnType<typeof storageOf>>()

function keptStorageOf(email: string): ReturnType<typeof storageOf> {
  const storage = kept.get(email) ?? storageOf(email, DEMO_PASSWORD)
  kept.set(email, storage)
  return storage
}

/**
 * Puts somebody's session into a browser where nobody is signed in, without the login page, and opens nothing: the next page
 * that is opened is theirs. `signIn` is for journeys about signing in, and for whoever comes after somebody else.
 */
export async function beSignedIn(page: Page, email: string, password?: string): Promise<void> {
  const storage = password === undefined ? keptStorageOf(email) : storageOf(email, password)
  // A page of the application holds its storage open.
  await page.goto('about:blank')
  await page.context().setStorageState(await storage)
}
