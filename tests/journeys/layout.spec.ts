import type { Page } from '@playwright/test'
import { expect, openMenu, test } from '../support/browser/journey.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'

const SCREEN = { width: 2200, height: 1000 }
const MAX_WIDTH = 1500

/** How far the words and controls of a page reach, from their leftmost to their rightmost pixel. */
function contentWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    // There for screen readers alone, in a pixel somewhere.
    const HIDDEN = '.sr-only'
    const boxes: DOMRect[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement?.closest(HIDDEN)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      boxes.push(...range.getClientRects())
    }
    for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
      if (!control.matches(HIDDEN)) boxes.push(control.getBoundingClientRect())
    }
    const seen = boxes.filter(({ width, height, bottom }) => width > 1 && height > 1 && bottom > 0)
    return Math.max(...seen.map(({ right }) => right)) - Math.min(...seen.map(({ left }) => left))
  })
}

test.describe('on a very wide screen', () => {
  for (const path of ['/', '/artistas', '/login', '/cadastro', '/privacidade', '/acesso-negado']) {
    test(`the content of ${path} is at most 1500 px wide`, { tag: '@deep' }, async ({ page }) => {
      await page.setViewportSize(SCREEN)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect.poll(() => contentWidth(page), 'with the navigation at its end').toBeGreaterThan(1200)
      expect(await contentWidth(page)).toBeLessThanOrEqual(MAX_WIDTH)
    })
  }

  test('so is that of a guarded page', { tag: '@deep' }, async ({ page }) => {
    await page.setViewportSize(SCREEN)
    await beSignedIn(page, 'diretora@demo.local')
    await page.goto('/perfil')
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(await contentWidth(page)).toBeLessThanOrEqual(MAX_WIDTH)
  })
})

test('Back closes the open menu and stays on the page', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/artistas')
  const entries = await page.evaluate(() => history.length)
  await openMenu(page)
  await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeVisible()
  await expect(page).toHaveURL('/artistas')
})
