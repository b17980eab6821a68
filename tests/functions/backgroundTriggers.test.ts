import { postSchema } from '@ribalta/domain/schemas/posts/post'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { setBackgroundTriggers } from '../../scripts/lib/backgroundTriggers.ts'
import { runSchedules } from '../../scripts/lib/schedules.ts'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { backend, newSession, person, profileOf } from '../support/functions/functions.ts'

const OBJECTS = 'http://127.0.0.1:9199/v0/b/demo-ribalta.appspot.com/o'
const stored = z.object({ downloadTokens: z.string() })

// Off for all other tests, which would wait for the processes that each stored file and deleted account starts.
// All functions are loaded anew.
beforeAll(() => setBackgroundTriggers(true))
afterAll(() => setBackgroundTriggers(false))

it('what is uploaded loses its tokens by itself', async () => {
  const name = encodeURIComponent(`blog/uploads/${newSession()}`)
  const headers = { 'content-type': 'image/jpeg', authorization: 'Bearer owner' }
  const answer = await fetch(`${OBJECTS}?name=${name}`, { method: 'POST', headers, body: 'foto' })
  const { downloadTokens } = stored.parse(await answer.json())
  const link = `${OBJECTS}/${name}?alt=media&token=${downloadTokens}`
  await expect.poll(async () => (await fetch(link)).status, { interval: 200 }).toBe(403)
})

it('an account deleted past the product takes its profile along', async () => {
  const artist = await person()
  await backend.auth.deleteUser(artist.uid)
  await expect.poll(() => profileOf(artist.uid), { interval: 200 }).toBeUndefined()
  const phone = backend.db.doc(`phones/${artist.profile.phone}`)
  await expect.poll(async () => (await phone.get()).exists, { interval: 200 }).toBe(false)
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
    { name: 'rateAnswers', isDone: true },
    { name: 'sendNotices', isDone: true },
    { name: 'sweep', isDone: true },
  ])
  expect((await ref.get()).get('status')).toBe('published')
})
