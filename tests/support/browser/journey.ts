import { test as base, expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../../scripts/lib/project.ts'
import { WAITS } from '../../../scripts/lib/waits.ts'
import { isNetworkError } from './network.ts'

export { expectAccessible } from './accessible.ts'
export { expect }

/** Errors that the browser itself reports of an answer that a journey provokes on purpose. */
type Allowed = RegExp

interface Fixtures {
  /** Console errors that this journey expects; any other fails it. */
  readonly allowedErrors: Allowed[]
}

/**
 * A page that fails the journey on any console error or uncaught exception that was not announced through
 * `allowedErrors.push(/…/)`, but for what a connection that was cut brings with it.
 */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright demands a destructured first parameter
  allowedErrors: async ({}, provide) => {
    await provide([])
  },
  // A connection that is kept for the next request may be closed just then: the server keeps an idle one for five seconds.
  request: async ({ playwright, baseURL }, provide) => {
    const request = await playwright.request.newContext({
      extraHTTPHeaders: { connection: 'close' },
      timeout: WAITS.act,
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    await provide(request)
    await request.dispose()
  },
  page: async ({ page, allowedErrors }, provide) => {
    const seen = followErrors(page)
    await provide(page)
    expect(
      seen().filter(
        (text) => !isNetworkError(page, text) && !allowedErrors.some((allowed) => allowed.test(text)),
      ),
      'unexpected console errors',
    ).toEqual([])
  },
})

/** What a screen of staff's counts (the feed's new lines among it) just when its grant or its session ends is refused. */
export const REFUSED_COUNT = /403 \(Forbidden\) .*:runAggregationQuery/

/** Firestore's word that ten seconds have gone by without an answer. Slowness fails nothing, and a hang ends the journey (record 55). */
const SLOW = /Could not reach Cloud Firestore backend\. Backend didn't respond within 10 seconds\./

/** The console errors and uncaught exceptions of a page, each told once. */
function followErrors(page: Page): () => readonly string[] {
  const seen: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !SLOW.test(message.text()))
      seen.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => seen.push(String(error)))
  return () => seen.splice(0)
}

/**
 * One page for all tests of a file or a group, as somebody goes from one address to the next; made by `open`, and guarded as the
 * page of a single journey is. After a failure the next test has a new one.
 */
export function sharedPage(open: (page: Page) => Promise<void>): () => Page {
  let page: Page | undefined
  let seen: () => readonly string[] = () => []
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage()
    seen = followErrors(page)
    await open(page)
  })
  test.afterEach(() => {
    expect(seen(), 'unexpected console errors').toEqual([])
  })
  test.afterAll(() => page?.context().close())
  return () => {
    if (page === undefined) throw new Error('There is a page only while a test runs')
    return page
  }
}

/** Opens the mobile menu where the viewport has one, so that a navigation name can be clicked anywhere. */
export async function openMenu(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Principal' })
  // Until it is known who is here there is nothing to open; the footer, a navigation too, may be there before.
  await navigation.waitFor()
  const button = navigation.getByRole('button', { name: 'Abrir menu' })
  if (!(await button.isVisible())) return
  await button.click()
  await navigation.getByRole('button', { name: 'Fechar menu' }).waitFor()
}

export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}
