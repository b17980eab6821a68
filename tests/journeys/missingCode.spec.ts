import { holdRoute } from '../support/browser/holdRoute.ts'
import { expect, openMenu, test } from '../support/browser/journey.ts'
import { cut, restore } from '../support/browser/network.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'

test(
  'the Mais menu that cannot come says so, and opens once it can @phone',
  { tag: '@deep-phone' },
  async ({ page, allowedErrors }) => {
    // Without a connection Firestore asks Google for a picture, to tell whether it is its own server that is away.
    allowedErrors.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|cleardot\.gif/)
    await beSignedIn(page, 'diretora@demo.local')
    await page.goto('/sobre')
    const more = page.getByRole('button', { name: 'Mais', includeHidden: true })
    await expect(more).toBeAttached()
    await cut(page)
    await openMenu(page)
    await page.getByRole('button', { name: 'Mais' }).click()
    await expect(page.getByRole('alert')).toContainText('Não foi possível abrir')
    await restore(page)
    await page.getByRole('button', { name: 'Mais' }).click()
    await expect(page.getByRole('menuitem', { name: 'Data', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Mais' })).toBeFocused()
  },
)

test(
  'the Mais menu opens at the first key, with its first item focused and its code still on the way @phone',
  { tag: '@deep' },
  async ({ page }) => {
    const release = await holdRoute(page, '**/assets/react-dropdown-menu-*.js')
    await beSignedIn(page, 'diretora@demo.local')
    await page.goto('/sobre')
    await expect(page.getByRole('button', { name: 'Mais', includeHidden: true })).toBeAttached()
    await openMenu(page)
    const more = page.getByRole('button', { name: 'Mais' })
    await more.focus()
    await page.keyboard.press('ArrowDown')
    await expect(more).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByRole('menuitem', { name: 'Data', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Mais' })).toBeFocused()
  },
)

test(
  'a page loads its whole style sheet after the first request failed',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/Failed to load resource/)
    let requests = 0
    await page.route('**/assets/*.css', async (route) => {
      requests += 1
      await (requests === 1 ? route.abort() : route.continue())
    })
    await page.goto('/artistas')
    await expect(page.locator('style[data-first]')).toBeAttached()
    await expect(page.locator('link[rel="stylesheet"]')).toBeAttached()
    await expect(page.locator('style[data-first]')).not.toBeAttached()
    expect(requests).toBe(2)
  },
)
