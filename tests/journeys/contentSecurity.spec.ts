import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/journey.ts'

const PUBLIC = [
  '/',
  '/sobre',
  '/artistas',
  '/artistas?uf=SP',
  '/contatos',
  '/termos-agenciamento',
  '/privacidade',
  '/blog',
  '/reset-password',
  '/acesso-negado',
  '/login',
  '/cadastro',
  '/ninguem-com-este-nome',
]

/** What the browser refused since the page was opened, as it reports it to the page itself. */
async function collectViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { violations: seen })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      seen.push(`${effectiveDirective} ${blockedURI}`)
    })
  })
  return () =>
    page.evaluate(() => (Reflect.get(window, 'violations') as string[] | undefined) ?? ['no listener'])
}

test.describe('under the Content-Security-Policy', () => {
  for (const path of PUBLIC) {
    test(`${path} asks for nothing that is refused`, { tag: '@deep' }, async ({ page }) => {
      const violations = await collectViolations(page)
      const answer = await page.goto(path)
      expect(answer?.headers()['content-security-policy']).toContain("object-src 'none'")
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await violations()).toEqual([])
    })
  }

  test('a file that is not there is not kept', { tag: '@deep' }, async ({ request }) => {
    const answer = await request.get('/assets/index-gone.js')
    expect(answer.status()).toBe(404)
    expect(answer.headers()['cache-control'] ?? '').not.toContain('immutable')
    expect(answer.headers()['cross-origin-opener-policy']).toBe('same-origin')
  })

  test('an artist’s page opens its photos', { tag: '@deep' }, async ({ page }) => {
    const violations = await collectViolations(page)
    await page.goto('/artistas')
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await page.getByRole('button', { name: /^Ampliar foto 1 de/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  test('an inline script that is not the page’s own does not run', async ({ page, allowedErrors }) => {
    allowedErrors.push(/Content Security Policy/)
    const violations = await collectViolations(page)
    await page.goto('/sobre')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.hasRun = true'
      document.body.append(script)
    })
    expect(await page.evaluate(() => Reflect.get(window, 'hasRun') as unknown)).toBeUndefined()
    expect(await violations()).toEqual(['script-src-elem inline'])
  })
})
