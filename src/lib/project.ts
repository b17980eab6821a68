/**
 * The Firebase project as every page needs it; the rest is in firebaseSettings.ts, which loads with Firebase. A `demo-` project
 * is always the local emulator suite, any other project is the real one.
 */
import { setting } from './environment.ts'

export function port(value: string | undefined, fallback: number): number {
  const parsed = Number(value)
  return Number.isInteger(parsed) && parsed > 0 && parsed < 65_536 ? parsed : fallback
}

const id = setting(import.meta.env.VITE_FIREBASE_PROJECT_ID, 'demo-ribalta')

export const project = {
  id,
  storageBucket: setting(import.meta.env.VITE_FIREBASE_STORAGE_BUCKET, `${id}.appspot.com`),
  usesEmulators: id.startsWith('demo-'),
  emulatorHost: setting(import.meta.env.VITE_EMULATOR_HOST, '127.0.0.1'),
  storagePort: port(import.meta.env.VITE_EMULATOR_STORAGE_PORT, 9199),
} as const

/** The address of a stored file that anyone may read, from its path in the bucket. */
export function publicFileUrl(path: string): string {
  const base = project.usesEmulators
    ? `http://${project.emulatorHost}:${String(project.storagePort)}`
    : 'https://firebasestorage.googleapis.com'
  return `${base}/v0/b/${project.storageBucket}/o/${encodeURIComponent(path)}?alt=media`
}
