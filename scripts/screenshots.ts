/**
 * `npm run screenshots`: the README's pictures (docs/screenshots) of the last build, from a suite of their own with the seed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium as playwright, type Page } from 'playwright-core'
import sharp from 'sharp'
import { chromium } from '../tests/support/browser/chromium.ts'
import { publicExamples } from '../tests/support/browser/publicExamples.ts'
import { DEMO_PASSWORD, ROOT } from './lib/project.ts'
import { type Shot, shotFile, shotsOf, WINDOWS } from './lib/shots.ts'
import { masterFile } from './seed/pictures.ts'

const APP = 'http://127.0.0.1:5000'
const OUT = join(ROOT, 'docs', 'screenshots')

async function signIn(page: Page, who: string): Promise<void> {
  await page.goto(`${APP}/login`)
  await page.getByLabel('E-mail').fill(`${who}@demo.local`)
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

async function take(browser: Browser, shot: Shot): Promise<void> {
  const { window: size, path, theme = 'light', who, act, ready } = shot
  const page = await browser.newPage({
    viewport: WINDOWS[size],
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  if (who !== undefined) await signIn(page, who)
  await page.goto(`${APP}${path}`)
  await act?.(page)
  await page.locator(ready).first().waitFor()
  await page.waitForFunction(() => {
    const isBelow = (element: Element) => element.getBoundingClientRect().top > window.innerHeight
    return (
      [...document.images].every((image) => image.complete || isBelow(image)) &&
      [...document.querySelectorAll('video')].every(
        (video) => video.readyState === video.HAVE_ENOUGH_DATA || isBelow(video),
      )
    )
  })
  // What has come is not always drawn yet.
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.complete && image.naturalWidth > 0)
    await Promise.all([document.fonts.ready, ...pictures.map((image) => image.decode())])
  })
  const file = join(OUT, shotFile(shot))
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file)
  console.log(file)
  await page.close()
}

/** Writes what Chromium's camera shows: the demo artist from the chest up, with the eyes on the recorder's guide. */
async function writeCamera(): Promise<string> {
  const file = join(tmpdir(), 'camera.mjpeg')
  // To Chromium one JPEG is a film of one picture, shown over and over.
  writeFileSync(file, await sharp(masterFile('camera')).jpeg({ quality: 90 }).toBuffer())
  return file
}

mkdirSync(OUT, { recursive: true })
const installed = await chromium()
const browser = await playwright.launch({
  ...installed,
  args: [
    ...installed.args,
    // Scrollbars over the page, as phones and most desks have them: no empty strip beside it.
    '--enable-features=OverlayScrollbar',
    `--use-file-for-fake-video-capture=${await writeCamera()}`,
  ],
})
for (const shot of shotsOf(await publicExamples())) await take(browser, shot)
await browser.close()
