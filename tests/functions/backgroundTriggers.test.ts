import { postSchema } from '@ribalta/domain/schemas/post'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { setBackgroundTriggers } from '../../scripts/lib/backgroundTriggers.ts'
import { runSchedules } from '../../scripts/lib/schedules.ts'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { backend, newSession, person, profileOf } from '../support/functions/functions.ts'

const OBJECTS = 'http://127.0.0.1:9199/v0/b/demo-ribalta.appspot.com/o'
const stored = z.object({ downloadTokens: z.string() })

// Off for all other tests, which would wait for the processes that each stored file and deleted account starts.
// All functions are loaded anew.
const RELOAD_MS = 60_000
beforeAll(() => setBackgroundTriggers(true), RELOAD_MS)
afterAll(() => setBackgroundTriggers(false), RELOAD_MS)

it('what is uploaded loses its tokens by itself', async () => {
  const name = encodeURIComponent(`blog/uploads/${newSession()}`)
  const headers = { 'content-type': 'image/jpeg', authorization: 'Bearer owner' }
  const answer = await fetch(`${OBJECTS}?name=${name}`, { method: 'POST', headers, body: 'foto' })
  const { downloadTokens } = stored.parse(await answer.json())
  const link = `${OBJECTS}/${name}?alt=media&token=${downloadTokens}`
  await expect.poll(async () => (await fetch(link)).status, { timeout: 40_000, interval: 200 }).toBe(403)
})

it('an account deleted past the product takes its profile along', { timeout: 120_000 }, async () => {
  const artist = await person()
  await backend.auth.deleteUser(artist.uid)
  await vi.waitFor(
    async () => {
      expect(await profileOf(artist.uid)).toBeUndefined()
      const phone = backend.db.doc(`phones/${artist.profile.phone}`)
      expect((await phone.get()).exists).toBe(false)
    },
    { timeout: 60_000, interval: 200 },
  )
})

it('what is scheduled runs as `npm start` runs it: a post whose time has come is published', async () => {
  const slug = `texto-${newSession()}`
  const ref = backend.db.doc(`posts/${slug}`)
  onTestFinished(async () => {
    await backend.db.recursiveDelete(ref)
  })
  const at = Timestamp.fromMillis(Date.now() - 60_000)
  await ref.set(
    postSchema.parse({
      title: 'Um texto',
      slug,
      excerpt: 'O que diz o texto.',
      body: 'O texto.',
      tags: ['carreira'],
      readingMinutes: 1,
      status: 'scheduled',
      scheduledFor: at,
      authorName: 'Equipe',
      createdAt: at,
      updatedAt: at,
      version: 3,
    }),
  )
  expect(await runSchedules()).toEqual([
    { name: 'sendNotices', isDone: true },
    { name: 'sweep', isDone: true },
  ])
  expect((await ref.get()).get('status')).toBe('published')
})
