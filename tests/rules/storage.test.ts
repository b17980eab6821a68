import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing'
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { Timestamp } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { makeArtist, makeProfile, makeStaff } from '../support/people.ts'

/** Storage rules ask the Firestore of the suite's own project, whatever the project of the caller. */
const PROJECT = 'demo-ribalta'
const BUCKET = 'gs://demo-ribalta.appspot.com'
const SESSION = 'sessao-de-teste-0123'
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])

const ROLES = ['visitor', 'bare', 'rulesArtist', 'rulesOther', 'rulesAgent', 'rulesDirector'] as const
type Role = (typeof ROLES)[number]

let environment: RulesTestEnvironment

function storageOf(role: Role, claims: Readonly<Record<string, unknown>> = {}) {
  const context =
    role === 'visitor' ? environment.unauthenticatedContext() : environment.authenticatedContext(role, claims)
  return context.storage(BUCKET)
}

function upload(role: Role, path: string, contentType: string, bytes: Uint8Array = jpeg): Promise<unknown> {
  return Promise.resolve(storageOf(role).ref(path).put(bytes, { contentType }))
}

const media = (id: string) => ({
  id,
  kind: 'image' as const,
  base: `media/rulesArtist/${id}`,
  widths: [320],
  width: 320,
  height: 400,
  placeholder: '#aabbcc',
})

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host: '127.0.0.1', port: 8080 },
    storage: {
      host: '127.0.0.1',
      port: 9199,
      rules: readFileSync(join(import.meta.dirname, '../../storage.rules'), 'utf8'),
    },
  })
})
afterAll(async () => {
  // The suite's own project is also the product's: nothing of this may show up among its artists.
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore()
    for (const role of ROLES) {
      await db.doc(`profiles/${role}`).delete()
      await db.doc(`artists/${role}`).delete()
    }
  })
  await environment.cleanup()
})
beforeEach(async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore()
    await db
      .doc('profiles/rulesArtist')
      .set(makeProfile('rulesArtist', { media: [media('shown'), media('waiting')] }))
    await db.doc('artists/rulesArtist').set(makeArtist('rulesArtist', { media: [media('shown')] }))
    await db.doc('profiles/rulesOther').set(makeProfile('rulesOther'))
    await db.doc('profiles/rulesAgent').set(makeStaff('rulesAgent', ['AGENT']))
    await db.doc('profiles/rulesDirector').set(makeStaff('rulesDirector', ['DIRECTOR']))
    for (const id of ['shown', 'waiting']) {
      await context
        .storage(BUCKET)
        .ref(`media/rulesArtist/${id}/320.webp`)
        .put(jpeg, { contentType: 'image/webp' })
    }
  })
})

let uploads = 0
/** A slot that no test has written: temporary uploads can only be created. */
function freshSlot(): string {
  uploads += 1
  return `temp-media/${SESSION}-${Date.now().toString(36)}-${String(uploads)}/3`
}

describe('temporary uploads', () => {
  it.each(ROLES)('take a photo from %s', async (role) => {
    await assertSucceeds(upload(role, freshSlot(), 'image/jpeg'))
  })

  it.each(ROLES)('are never read by %s', async (role) => {
    const path = freshSlot()
    await assertSucceeds(upload('visitor', path, 'image/jpeg'))
    await assertFails(storageOf(role).ref(path).getDownloadURL())
  })

  it('are not written twice', async () => {
    const path = freshSlot()
    await assertSucceeds(upload('visitor', path, 'image/jpeg'))
    await assertFails(upload('visitor', path, 'image/jpeg'))
  })

  it('are not deleted by a client', async () => {
    const path = freshSlot()
    await assertSucceeds(upload('visitor', path, 'image/jpeg'))
    await assertFails(storageOf('visitor').ref(path).delete())
  })

  it.each([
    ['an SVG', () => upload('visitor', freshSlot(), 'image/svg+xml')],
    ['HTML', () => upload('visitor', freshSlot(), 'text/html')],
    ['nothing', () => upload('visitor', freshSlot(), 'image/jpeg', new Uint8Array())],
    [
      'a photo over 10 MB',
      () => upload('visitor', freshSlot(), 'image/jpeg', new Uint8Array(10 * 1024 * 1024 + 1)),
    ],
    ['a thirteenth slot', () => upload('visitor', `temp-media/${SESSION}/12`, 'image/jpeg')],
    ['a slot that is no number', () => upload('visitor', `temp-media/${SESSION}/a`, 'image/jpeg')],
    ['a session that can be guessed', () => upload('visitor', 'temp-media/curta/0', 'image/jpeg')],
    ['a folder below the slot', () => upload('visitor', `temp-media/${SESSION}/1/x`, 'image/jpeg')],
    ['another folder', () => upload('rulesDirector', 'other/file', 'image/jpeg')],
  ])('refuse %s', async (_case, attempt) => {
    await assertFails(attempt())
  })
})

describe('published media', () => {
  const of = (id: string) => `media/rulesArtist/${id}/320.webp`

  it.each(ROLES)('of a validated version are read by %s', async (role) => {
    await assertSucceeds(storageOf(role).ref(of('shown')).getMetadata())
  })

  it.each(['rulesArtist', 'rulesAgent', 'rulesDirector'] as const)(
    'that wait for validation are read by %s',
    async (role) => {
      await assertSucceeds(storageOf(role).ref(of('waiting')).getMetadata())
    },
  )

  it.each(['visitor', 'bare', 'rulesOther'] as const)(
    'that wait for validation are refused to %s',
    async (role) => {
      await assertFails(storageOf(role).ref(of('waiting')).getMetadata())
    },
  )

  it('that wait are refused to a sign-in that its owner ended from another device', async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      const sessionsEndedAt = Timestamp.fromMillis(1_000_000)
      await context.firestore().doc('profiles/rulesAgent').update({ sessionsEndedAt })
    })
    const attempt = (second: number) =>
      storageOf('rulesAgent', { auth_time: second }).ref(of('waiting')).getMetadata()
    await assertFails(attempt(999))
    await assertSucceeds(attempt(1000))
  })

  it.each(ROLES)('are neither listed nor written by %s', async (role) => {
    await assertFails(storageOf(role).ref('media/rulesArtist').listAll())
    await assertFails(upload(role, of('new'), 'image/webp'))
    await assertFails(upload(role, of('shown'), 'image/webp'))
    await assertFails(storageOf(role).ref(of('shown')).delete())
  })
})
