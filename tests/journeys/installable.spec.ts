import type { Page } from '@playwright/test'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { serveBuild } from '../support/browser/builtSite.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'

test.use({ serviceWorkers: 'allow' })

const manifestSchema = z.object({
  name: z.string().check(z.minLength(1)),
  short_name: z.string().check(z.minLength(1)),
  start_url: z.literal('/'),
  display: z.literal('standalone'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.optional(z.string()) })),
  shortcuts: z.array(z.object({ url: z.string() })),
})

/** Opens a page and waits until a worker answers for it. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

/** Keeps a profile: in any other browser, which Chromium takes for an incognito window, nothing can be installed. */
const inOwnProfile = test.extend({
  context: async ({ playwright, launchOptions, baseURL }, provide) => {
    const options = { ...launchOptions, baseURL: baseURL ?? '', serviceWorkers: 'allow' } as const
    const context = await playwright.chromium.launchPersistentContext('', options)
    await provide(context)
    await context.close()
  },
})

inOwnProfile(
  'the site can be installed: a manifest with icons of the sizes it says, and a worker',
  async ({ page, request }) => {
    await openWithWorker(page, '/privacidade')
    const address = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? ''
    const manifest = manifestSchema.parse(await (await request.get(address)).json())
    for (const { src, sizes } of manifest.icons) {
      const icon = await request.get(src)
      expect(icon.ok(), src).toBe(true)
      const { width, height } = await sharp(await icon.body()).metadata()
      if (sizes !== 'any') expect(`${String(width)}x${String(height)}`, src).toBe(sizes)
    }
    expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['any', undefined],
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ])
    for (const { url } of manifest.shortcuts) {
      expect((await page.goto(url))?.status(), url).toBe(200)
    }
    const touch = (await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')) ?? ''
    expect((await sharp(await (await request.get(touch)).body()).metadata()).width).toBe(180)

    const session = await page.context().newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
  },
)

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `without a connection a page says so and comes back with the connection (${colorScheme}) @phone`,
    { tag: colorScheme === 'light' ? '@deep-desk' : '@deep' },
    async ({ page, context, allowedErrors }) => {
      allowedErrors.push(/ERR_INTERNET_DISCONNECTED/)
      await page.emulateMedia({ colorScheme })
      await openWithWorker(page, '/privacidade')
      await context.setOffline(true)
      await page.goto('/termos-agenciamento')
      await expect(page.getByRole('heading', { level: 1, name: 'Sem conexão' })).toBeVisible()
      await expect(page).toHaveTitle('Sem conexão · Ribalta')
      await expect(page).toHaveURL('/termos-agenciamento')
      await expectAccessible(page)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Tentar de novo' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Sem conexão' })).toBeVisible()

      await context.setOffline(false)
      await page.getByRole('link', { name: 'Tentar de novo' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Termos de agenciamento' })).toBeVisible()
    },
  )
}

test(
  'the worker keeps the offline page, and neither files, pages nor data',
  { tag: '@deep' },
  async ({ page }) => {
    await openWithWorker(page, '/artistas')
    await page.reload()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    const artist = page.getByRole('main').getByRole('article').first().getByRole('link')
    const name = await artist.innerText()
    await artist.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => url.replace(location.origin, ''))
    })
    expect(kept).toEqual(['/offline'])
  },
)

test(
  'a new version tells who has the old one open, and leaves nothing of it behind',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    // This address is not one that the emulators expect.
    allowedErrors.push(/./)
    const site = await serveBuild()
    try {
      await page.clock.install()
      await openWithWorker(page, `${site.url}/privacidade`)
      const before = await cacheNames(page)
      expect(before).toHaveLength(1)

      site.deployAgain()
      await page.clock.fastForward('02:00:00')
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByText('Nova versão disponível', { exact: true })).toBeVisible()
      await expect.poll(() => cacheNames(page)).toEqual(['ribalta-000000000000'])
      await page.evaluate(() => Object.assign(window, { isOldPage: true }))
      await page.getByRole('button', { name: 'Atualizar' }).click()
      await expect.poll(() => page.evaluate(() => 'isOldPage' in window)).toBe(false)
      await expect(page.getByRole('heading', { level: 1, name: 'Privacidade' })).toBeVisible()
    } finally {
      await site.close()
    }
  },
)
