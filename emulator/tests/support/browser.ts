import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { rolldown } from 'rolldown'
import { launchChromium } from './chromium.ts'

export interface BrowserPage {
  readonly page: Page
  close(): Promise<void>
}

/** A real Chromium with the page of `browserPage.ts`, from an origin of its own. */
export async function openBrowserPage(): Promise<BrowserPage> {
  const script = await bundle()
  const site = createServer((request, response) => {
    const isScript = request.url === '/page.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<!doctype html><meta charset="utf-8"><script src="/page.js"></script>')
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const browser = await launchChromium()
  const page = await browser.newPage()
  page.setDefaultTimeout(0)
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  return {
    page,
    async close() {
      await browser.close()
      site.closeAllConnections()
      site.close()
    },
  }
}

async function bundle(): Promise<string> {
  const build = await rolldown({
    input: fileURLToPath(new URL('browserPage.ts', import.meta.url)),
    platform: 'browser',
    resolve: { conditionNames: ['browser', 'import', 'default'] },
  })
  const { output } = await build.generate({ format: 'iife', name: 'page' })
  await build.close()
  return output[0].code
}
