/**
 * `npm run screenshots`: the README's pictures (docs/screenshots) of the last build, from a suite of their own with the seed.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium as playwright, type Page } from 'playwright-core'
import sharp from 'sharp'
import { chromium } from '../tests/support/browser/chromium.ts'
import { publicExamples } from '../tests/support/browser/publicExamples.ts'
import { DEMO_PASSWORD, ROOT } from './lib/project.ts'

const APP = 'http://127.0.0.1:5000'
const OUT = join(ROOT, 'docs', 'screenshots')
const HEIGHTS: Readonly<Record<number, number>> = { 360: 780, 768: 1024, 1440: 900 }

interface Shot {
  readonly name: string
  readonly path: string
  readonly width: number
  readonly theme?: 'light' | 'dark'
  readonly email?: string
  /** A link to follow first. */
  readonly follow?: string
  /** What has to be there before. */
  readonly ready: string
}

const { artist, post, casting } = await publicExamples()
const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/', width: 1440, ready: 'main article img' },
  { name: 'home-escuro', path: '/', width: 1440, theme: 'dark', ready: 'main article img' },
  { name: 'artistas', path: '/artistas', width: 1440, ready: 'main output:has-text("Mostrando")' },
  {
    name: 'artistas',
    path: '/artistas',
    width: 360,
    theme: 'dark',
    ready: 'main output:has-text("Mostrando")',
  },
  { name: 'artista', path: artist, width: 1440, ready: 'main dd' },
  { name: 'artista', path: artist, width: 360, ready: 'main dd' },
  { name: 'blog', path: '/blog', width: 1440, ready: 'main li article' },
  { name: 'post', path: post, width: 768, theme: 'dark', ready: '.prose p' },
  { name: 'casting', path: casting, width: 1440, ready: '#confianca' },
  { name: 'casting', path: casting, width: 360, ready: '#confianca' },
  { name: 'perfil', path: '/perfil', width: 768, email: 'artista@demo.local', ready: 'main img' },
  {
    name: 'validation',
    path: '/validation',
    width: 1440,
    email: 'agente@demo.local',
    follow: 'Começar pelo primeiro',
    ready: '[aria-label="Decisão"], section:has-text("Decisão")',
  },
  {
    name: 'data',
    path: '/data',
    width: 1440,
    theme: 'dark',
    email: 'diretora@demo.local',
    ready: 'main table',
  },
  {
    name: 'busca',
    path: '/search?genero=feminino&idade=25-45',
    width: 1440,
    email: 'agente@demo.local',
    ready: '[aria-label="Resultados"] img',
  },
  {
    name: 'busca',
    path: '/search?genero=feminino&idade=25-45',
    width: 360,
    theme: 'dark',
    email: 'agente@demo.local',
    ready: '[aria-label="Resultados"] img',
  },
  {
    name: 'elenco',
    path: '/cast',
    width: 1440,
    theme: 'dark',
    email: 'agente@demo.local',
    ready: '[aria-label="Elenco"] th a',
  },
  {
    name: 'favoritos',
    path: '/favorites',
    width: 1440,
    email: 'agente@demo.local',
    ready: 'main li img',
  },
  {
    name: 'detalhes',
    path: '/cast',
    width: 1440,
    email: 'agente@demo.local',
    follow: 'Alice Marinho',
    ready: 'main img',
  },
]

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${APP}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

async function take(browser: Browser, shot: Shot): Promise<void> {
  const { name, path, width, theme = 'light', email, follow, ready } = shot
  const page = await browser.newPage({
    viewport: { width, height: HEIGHTS[width] ?? width },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  if (email !== undefined) await signIn(page, email)
  await page.goto(`${APP}${path}`)
  if (follow !== undefined) await page.getByRole('link', { name: follow }).click()
  await page.locator(ready).first().waitFor()
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
    ),
  )
  await page.evaluate(() => document.fonts.ready)
  const file = join(OUT, `${name}-${String(width)}.webp`)
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file)
  console.log(file)
  await page.close()
}

mkdirSync(OUT, { recursive: true })
const installed = await chromium()
// Scrollbars over the page, as phones and most desks have them: no empty strip beside it.
const browser = await playwright.launch({
  ...installed,
  args: [...installed.args, '--enable-features=OverlayScrollbar'],
})
for (const shot of SHOTS) await take(browser, shot)
await browser.close()
