import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { setBackgroundTriggers } from '../../scripts/lib/backgroundTriggers.ts'
import { newSession } from '../support/functions/functions.ts'

const OBJECTS = 'http://127.0.0.1:9199/v0/b/demo-ribalta.appspot.com/o'
const stored = z.object({ downloadTokens: z.string() })

// Off for all other tests, which would wait for the processes that each stored file starts.
beforeAll(() => setBackgroundTriggers(true))
afterAll(() => setBackgroundTriggers(false))

it('what is uploaded loses its tokens by itself', async () => {
  const name = encodeURIComponent(`blog/uploads/${newSession()}`)
  const headers = { 'content-type': 'image/jpeg', authorization: 'Bearer owner' }
  const answer = await fetch(`${OBJECTS}?name=${name}`, { method: 'POST', headers, body: 'foto' })
  const { downloadTokens } = stored.parse(await answer.json())
  const link = `${OBJECTS}/${name}?alt=media&token=${downloadTokens}`
  await expect.poll(async () => (await fetch(link)).status, { timeout: 40_000, interval: 200 }).toBe(403)
})
