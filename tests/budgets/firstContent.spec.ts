import type { Page } from '@playwright/test'
import { DIST, ENTRY, filesOf, readManifest } from '../../scripts/build/manifest.ts'
import { expect, test } from '../support/browser/journey.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What `npm run budgets` counts for a page, and nothing else, reaches the browser; the rest never comes. */
async function allowOnly(page: Page, module: string): Promise<void> {
  const manifest = readManifest()
  const counted = new Set([...filesOf(manifest, ENTRY), ...filesOf(manifest, module)])
  expect([...counted].every((file) => existsSync(join(DIST, file)))).toBe(true)
  await page.route('**/assets/*.js', async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1)
    if (counted.has(file)) await route.continue()
  })
}

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first()

test.describe(
  'the JavaScript that the budgets count is enough for the first content',
  { tag: '@deep' },
  () => {
    test('of the home page', async ({ page }) => {
      await allowOnly(page, 'src/features/home/HomePage.tsx')
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('figure').first().getByRole('link')).toBeVisible()
    })

    test('of the list of artists', async ({ page }) => {
      await allowOnly(page, 'src/features/artists/ArtistsPage.tsx')
      await page.goto('/artistas')
      await expect(firstCard(page).getByRole('link')).toBeVisible()
      await expect(firstCard(page).locator('img')).toBeVisible()
    })

    test('of an artist’s page', async ({ page }) => {
      await page.goto('/artistas')
      const path = (await firstCard(page).getByRole('link').getAttribute('href')) ?? ''
      await allowOnly(page, 'src/features/artistPage/ArtistPage.tsx')
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./)
      await expect(page.getByRole('button', { name: /^Ampliar foto 1 de/ })).toBeVisible()
    })

    test('of a client’s room: its door', async ({ page }) => {
      await allowOnly(page, 'src/features/proposalRoom/ProposalRoomPage.tsx')
      await page.goto('/proposta/qualquer#uma-chave')
      await page.getByLabel('Seu nome').fill('Marina')
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
    })
  },
)
