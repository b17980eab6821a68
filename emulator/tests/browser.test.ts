import { afterAll, beforeAll, expect, it } from 'vitest'
import { startFirestoreServer } from '../src/wire/server.ts'
import { openBrowserPage } from './support/browser.ts'
import type { BrowserPage } from './support/browser.ts'
import type { PageOptions } from './support/browserPage.ts'
import { freshProject, withServer } from './support/server.ts'

const server = withServer()
let browser: BrowserPage

beforeAll(async () => {
  browser = await openBrowserPage()
})

afterAll(async () => {
  await browser.close()
})

function options(more: Partial<PageOptions> = {}): PageOptions {
  return { port: server.port, project: freshProject(), ...more }
}

const SETTINGS = [
  ['detecting', {}],
  ['streaming', { experimentalAutoDetectLongPolling: false }],
  ['long polling', { experimentalForceLongPolling: true }],
] as const

it.each(SETTINGS)('queries, batches, transactions and aggregates: %s', async (_, settings) => {
  const answers = await browser.page.evaluate(
    (given) => scenarios.queriesAndTransactions(given),
    options({ settings }),
  )
  expect(answers).toEqual({
    first: ['d5', 'd4'],
    second: ['d1', 'd4'],
    count: 4,
    total: 19,
    text: 'café 😀',
  })
})

it('refusals reach the caller and leave the connection in order', async () => {
  const given = options({ user: 'ana' })
  const content = `service cloud.firestore { match /databases/{db}/documents {
    match /open/{id} { allow read, write: if request.auth.uid == 'ana'; } } }`
  await fetch(`${server.url}/emulator/v1/projects/${given.project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content }] } }),
  })
  expect(await browser.page.evaluate((each) => scenarios.refusals(each), given)).toEqual({
    read: 'permission-denied',
    write: 'permission-denied',
    count: 'permission-denied',
    transaction: 'permission-denied',
    tooLong: 'invalid-argument',
    afterwards: 'ok',
  })
})

it('a listener recovers by itself when the server is restarted', { tags: 'deep' }, async () => {
  const project = freshProject()
  const database = `projects/${project}/databases/(default)`
  const name = (id: string): string => `${database}/documents/c/${id}`
  const first = await startFirestoreServer()
  await first.store
    .database(project, '(default)')
    .commit([{ kind: 'update', name: name('a'), fields: { n: 1n } }])
  await browser.page.evaluate((given) => scenarios.watch(given), { port: first.port, project })
  const heard = (): Promise<unknown> => browser.page.evaluate(() => scenarios.heard())
  await expect.poll(heard).toEqual(['a'])
  await first.close()
  const second = await startFirestoreServer({ port: first.port })
  await second.store
    .database(project, '(default)')
    .commit([{ kind: 'update', name: name('b'), fields: { n: 2n } }])
  await expect.poll(heard).toEqual(['b'])
  await second.close()
})
