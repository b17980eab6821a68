import { describe, expect, it } from 'vitest'
import { targetOf } from './target.ts'

describe('targetOf', () => {
  it('is the suite on this machine where nothing is said', () => {
    expect(targetOf({})).toEqual({
      project: 'demo-ribalta',
      bucket: 'demo-ribalta.appspot.com',
      firestore: '127.0.0.1:8080',
      auth: '127.0.0.1:9099',
      storage: '127.0.0.1:9199',
    })
  })

  it('follows what the suite says of itself', () => {
    const target = targetOf({
      FIRESTORE_EMULATOR_HOST: 'localhost:18080',
      FIREBASE_STORAGE_EMULATOR_HOST: 'http://127.0.0.1:19199',
      FIREBASE_CONFIG: JSON.stringify({ storageBucket: 'demo-ribalta.firebasestorage.app' }),
    })
    expect(target.firestore).toBe('localhost:18080')
    expect(target.storage).toBe('127.0.0.1:19199')
    expect(target.bucket).toBe('demo-ribalta.firebasestorage.app')
  })

  it.each([
    ['FIRESTORE_EMULATOR_HOST', 'firestore.googleapis.com:443'],
    ['FIREBASE_AUTH_EMULATOR_HOST', '10.0.0.5:9099'],
    ['FIREBASE_STORAGE_EMULATOR_HOST', '127.0.0.1.example.com:9199'],
  ])('refuses %s at %s', (name, host) => {
    expect(() => targetOf({ [name]: host })).toThrow(/não é um emulador/)
  })

  it('refuses a project that is not for demonstration', () => {
    expect(() => targetOf({ GCLOUD_PROJECT: 'ribalta-prod' })).toThrow(/não é de demonstração/)
  })
})
