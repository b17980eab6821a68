import { afterAll, beforeAll, expect, it } from 'vitest'
import { excepts, meets, recorded } from '../src/testing/recorded.ts'
import { openBrowserPage } from './support/browser.ts'
import type { BrowserPage } from './support/browser.ts'
import type { PageOptions } from './support/browserPage.ts'
import { freshProject, withServer } from './support/server.ts'

const server = withServer()
const FILE = 'extra/browser-sdk-listen-events.json'
const recording = recorded<Readonly<Record<string, readonly unknown[]>>>(FILE)
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

const RECORDED_RUNS: readonly (readonly [name: string, options: Partial<PageOptions>])[] = [
  ['streaming', { settings: { experimentalAutoDetectLongPolling: false } }],
  ['forceLongPolling', { settings: { experimentalForceLongPolling: true } }],
  ['autoDetectLongPolling', {}],
  ['mockUserToken', { user: 'ana' }],
  ['queriesAndBatches', { withQueries: true }],
]

it.for(RECORDED_RUNS)('a document is heard as recorded: %s', async ([name, more], { task }) => {
  meets(task, FILE)
  const events = await browser.page.evaluate((given) => scenarios.documentEvents(given), options(more))
  expect(events).toEqual(recording[name])
})

it('a write that is refused leaves the next one alone', async ({ task }) => {
  excepts(task, FILE, "an error's message begins with the name of its status once more")
  const outcomes = await browser.page.evaluate((given) => scenarios.refusedWrite(given), options())
  expect(outcomes).toEqual(
    recording['refusedWrite']?.map((each) => String(each).replace('INVALID_ARGUMENT: ', '')),
  )
})
