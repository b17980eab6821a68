import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

export const DEMO_PASSWORD = 'demo1234'

/** Errors that the browser itself reports of an answer that a journey provokes on purpose. */
type Allowed = RegExp

interface Fixtures {
  /** Console errors that this journey expects; any other fails it. */
  readonly allowedErrors: Allowed[]
}

/**
 * A page that fails the journey on any console error or uncaught exception that was not announced through
 * `allowedErrors.push(/…/)`.
 */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright demands a destructured first parameter
  allowedErrors: async ({}, provide) => {
    await provide([])
  },
  page: async ({ page, allowedErrors }, provide) => {
    const seen: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => seen.push(String(error)))
    await provide(page)
    expect(
      seen.filter((text) => !allowedErrors.some((allowed) => allowed.test(text))),
      'unexpected console errors',
    ).toEqual([])
  },
})

/** Opens the mobile menu where the viewport has one, so that a navigation name can be clicked anywhere. */
export async function openMenu(page: Page): Promise<void> {
  // Until it is known who is here there is nothing to open.
  await page.getByRole('navigation').first().waitFor()
  const button = page.getByRole('button', { name: 'Abrir menu' })
  if (await button.isVisible()) await button.click()
}

export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** WCAG 2.2 AA as far as axe can see it: no violations. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))).toEqual([])
}

/** Until every transition under way has ended: a colour that is half changed has no contrast to speak of. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime ?? Infinity))
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}
