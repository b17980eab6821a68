import type { Page } from '@playwright/test'
import { withHead } from '../../functions/src/services/preview/pageHead.ts'
import { NOT_FOUND } from '../../functions/src/services/preview/publicPage.ts'
import { PASSWORD, person } from '../support/functions/functions.ts'
import { HOSTILE_TEXTS, plantHostileTexts, type HostileContent } from '../support/browser/hostileTexts.ts'
import { expect, test } from '../support/browser/journey.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { MARK, SCRIPT_PAYLOADS } from '../support/scriptPayloads.ts'

/** Where Hosting answers, so that the heads that `sharePreview` writes are there, too. */
const HOSTING = 'http://127.0.0.1:5000'

let content: HostileContent
test.beforeAll(async () => {
  content = await plantHostileTexts()
})
test.afterAll(() => content.remove())

/** Has every page that is opened remember what its policy refused. */
async function watch(page: Page): Promise<void> {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`)
  })
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, blockedURI }) => {
      refused.push(`${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
}

/** Nothing ran, nothing was even tried, and no element or address of the page could run anything. */
async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate((mark) => {
    const elements = [...document.querySelectorAll('*')]
    const hasHandler = (element: Element) =>
      element.getAttributeNames().some((name) => name.startsWith('on') || name === 'srcdoc')
    const isScriptAddress = (element: Element) =>
      ['href', 'src', 'action', 'formaction', 'xlink:href'].some((name) =>
        /^[\s\p{Cc}]*(?:javascript|vbscript|data:text)/iu.test(element.getAttribute(name) ?? ''),
      )
    return {
      ran: mark in window,
      refused: (Reflect.get(window, 'refused') as string[] | undefined) ?? ['no listener'],
      handlers: elements.filter(hasHandler).map((element) => element.outerHTML),
      addresses: elements.filter(isScriptAddress).map((element) => element.outerHTML),
      frames: document.querySelectorAll('iframe, object, embed, base').length,
    }
  }, MARK)
  expect(found, page.url()).toEqual({ ran: false, refused: [], handlers: [], addresses: [], frames: 0 })
}

const [FIRST = ''] = SCRIPT_PAYLOADS

test(
  `${String(SCRIPT_PAYLOADS.length)} script payloads in what people wrote are shown and run nowhere`,
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    // No schema would have let these texts in: the function that writes heads takes them for nothing.
    allowedErrors.push(/404/)
    expect(SCRIPT_PAYLOADS.length).toBeGreaterThanOrEqual(200)
    await watch(page)
    const answer = await page.goto(`${HOSTING}/artistas?nome=${content.nameKey}`)
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'")
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(HOSTILE_TEXTS.length)
    await expectHarmless(page)

    await page.goto(`${HOSTING}${content.artist}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(FIRST)
    await expect(page.getByRole('main')).toContainText(SCRIPT_PAYLOADS.at(-1) ?? '')
    await expectHarmless(page)

    await page.goto(`${HOSTING}/blog?etiqueta=${content.tag}`)
    await expect(page.getByRole('main')).toContainText(FIRST)
    await expectHarmless(page)

    await page.goto(`${HOSTING}${content.post}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(FIRST)
    await expect(page.getByRole('main')).toContainText('＜script＞')
    await expectHarmless(page)

    await page.goto(`${HOSTING}${content.casting}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(FIRST)
    await expect(page.getByRole('main')).toContainText(SCRIPT_PAYLOADS.at(-1) ?? '')
    await expectHarmless(page)
  },
)

test(
  'script payloads written to the agency run nowhere when its staff read them',
  { tag: '@deep' },
  async ({ page }) => {
    const { email } = await person({ grants: ['AGENT', 'DIRECTOR'] })
    await watch(page)
    await beSignedIn(page, email, PASSWORD)
    await page.goto('/data?aba=mensagens')
    const letters = page.getByRole('article').filter({ hasText: MARK })
    await expect(letters).toHaveCount(content.messages)
    await expectHarmless(page)
  },
)

/** Goes to an address as a click on a link within the page does. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

test(
  'script payloads in search fields and addresses run nowhere',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    // Addresses that nobody can have are not found.
    allowedErrors.push(/404|400/)
    await watch(page)
    await page.goto('/artistas')
    const field = page.getByLabel('Buscar por nome')
    for (const payload of SCRIPT_PAYLOADS) await field.fill(payload)
    await expectHarmless(page)
    for (const payload of SCRIPT_PAYLOADS) {
      const value = encodeURIComponent(payload)
      await follow(
        page,
        `/artistas?nome=${value}&classe=${value}&habilidade=${value}&uf=${value}&cidade=${value}&idade=${value}#${value}`,
      )
    }
    await expect(field).not.toHaveValue('')
    await expectHarmless(page)

    for (const text of HOSTILE_TEXTS) {
      const value = encodeURIComponent(text)
      for (const address of [
        `/blog?etiqueta=${value}`,
        `/blog/${value}`,
        `/casting/${value}`,
        `/proposta/${value}`,
        `/${value}`,
        `/contatos?assunto=${value}`,
        `/reset-password?mode=resetPassword&oobCode=${value}&continueUrl=${value}`,
      ]) {
        await follow(page, address)
      }
    }
    await expectHarmless(page)

    for (const path of [
      '/',
      `/${encodeURIComponent(FIRST)}`,
      `/blog?etiqueta=${encodeURIComponent(FIRST)}`,
    ]) {
      await page.goto(`${HOSTING}${path}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expectHarmless(page)
    }
  },
)

test(
  'script payloads in the head that crawlers read run nowhere, even without a policy',
  { tag: '@deep' },
  async ({ page }) => {
    await watch(page)
    await page.route('**/cabeca/*', (route) => {
      const text = HOSTILE_TEXTS[Number(new URL(route.request().url()).pathname.split('/').at(-1))] ?? ''
      const described = { ...NOT_FOUND, title: text, description: text, path: `/${text}`, card: `/${text}` }
      const shell = '<!doctype html><html lang="pt-BR"><head><title>x</title></head><body></body></html>'
      const site = { url: 'http://127.0.0.1:5173', name: text }
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: withHead(shell, { ...described, isIndexed: true, data: { name: text } }, site),
      })
    })
    for (const [index, text] of HOSTILE_TEXTS.entries()) {
      await page.goto(`/cabeca/${String(index)}`)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', text)
      await expectHarmless(page)
    }
  },
)
