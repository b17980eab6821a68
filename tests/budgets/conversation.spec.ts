import type { Page } from '@playwright/test'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { WAITS } from '../../scripts/lib/waits.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { readsBy } from '../support/browser/documentReads.ts'
import { expect, test } from '../support/browser/journey.ts'
import { followLongTasks, LONGEST_TASK, seesLongTasks } from '../support/browser/longTasks.ts'
import { makeConversation, makeMessage } from '../support/conversations.ts'
import { backend, PASSWORD, type Person, person } from '../support/functions/functions.ts'

const MESSAGES = 10_000
/** How many others the list shows. */
const OTHERS = 30

const log = (page: Page) => page.getByRole('log', { name: 'Mensagens' })
const text = (n: number) => `Mensagem ${String(n)}, com o que se diz de um dia de gravação.`

/** An agent with many conversations, one of them so long. */
async function longConversation(): Promise<{ readonly agent: Person; readonly artistId: string }> {
  const [agent, artist] = await Promise.all([person({ grants: ['AGENT'] }), person()])
  const writer = backend.db.bulkWriter()
  const put = (path: string, data: object): void => void writer.set(backend.db.doc(path), data)
  const now = Timestamp.now()
  const last = (n: number) => ({ sender: agent.uid, text: text(n), at: now })
  for (const id of [
    artist.uid,
    ...Array.from({ length: OTHERS }, (_, index) => `${artist.uid}-${String(index)}`),
  ]) {
    const n = id === artist.uid ? MESSAGES : 1
    put(`conversations/${id}`, makeConversation([agent.uid, id], { artistId: id, n, last: last(n) }))
  }
  for (let n = 1; n <= MESSAGES; n += 1) {
    const sender = n % 3 === 0 ? artist.uid : agent.uid
    const at = Timestamp.fromMillis(now.toMillis() - (MESSAGES - n) * 60_000)
    const message = makeMessage({ sender, artistId: artist.uid, text: text(n), n, at })
    put(`conversations/${artist.uid}/messages/m-${String(n)}`, message)
  }
  put(`inboxes/${agent.uid}`, { last: { [artist.uid]: MESSAGES }, read: { [artist.uid]: MESSAGES - 3 } })
  await writer.close()
  return { agent, artistId: artist.uid }
}

test.describe('a conversation of ten thousand messages', { tag: '@deep' }, () => {
  test('reads at most 60 documents as it opens, and scrolls without holding up a hand', async ({ page }) => {
    test.setTimeout(WAITS.longJourney)
    const { agent, artistId } = await longConversation()
    const longTasks = await followLongTasks(page)
    await beSignedIn(page, agent.email, PASSWORD)
    await page.goto('/chat')
    await expect(page.getByRole('list', { name: 'Conversas' })).toBeVisible()
    const reads = await readsBy(agent.uid, async () => {
      await page.goto(`/chat/${artistId}`)
      await expect(log(page).getByText(text(MESSAGES))).toBeVisible()
      await expect(page.getByRole('list', { name: 'Conversas' }).getByRole('listitem').nth(10)).toBeVisible()
    })
    expect(reads).toBeGreaterThan(30)
    expect(reads).toBeLessThanOrEqual(60)

    await seesLongTasks(page, longTasks)
    await log(page).hover()
    const oldest = MESSAGES - 1500
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, -2000)
          return log(page).getByText(text(oldest)).count()
        },
        { timeout: WAITS.functionsLook, intervals: [50] },
      )
      .toBe(1)
    for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, turn < 20 ? 1500 : -1500)
    expect((await longTasks()).filter((duration) => duration > LONGEST_TASK)).toEqual([])
  })
})
