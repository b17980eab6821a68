/**
 * `npm run loading`: loads screens of the production build from the local Hosting on a slow line, beside a page of as many bytes in one
 * script, and writes the medians to docs/performance.md. `CHROMIUM=/path/to/chromium` measures in a full browser; `--screen feed` (as
 * often as wanted) and `--visits 1` measure less and only print.
 */
import { createServer } from 'node:http'
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { chromium as playwright } from 'playwright-core'
import { storageOf } from '../tests/support/browser/beSignedIn.ts'
import { chromium } from '../tests/support/browser/chromium.ts'
import { publicExamples } from '../tests/support/browser/publicExamples.ts'
import { DEMO_PASSWORD, HOST, SUITE_PORTS } from './lib/project.ts'
import { type Load, loader, type MeasuredScreen, median } from './lib/screenLoads.ts'

const { values: OPTIONS } = parseArgs({
  options: {
    screen: { type: 'string', multiple: true },
    visits: { type: 'string' },
    save: { type: 'string' },
  },
})
const VISITS = Number(OPTIONS.visits ?? 5)
const APP = `http://${HOST}:${String(SUITE_PORTS.Hosting)}`
const FIRST_SECONDS_MS = 5000

const { artist, post, casting } = await publicExamples()
const castingId = casting.split('/').at(-1) ?? ''
const WORKSPACE: readonly MeasuredScreen[] = [
  { name: 'feed', path: '/feed', content: 'ul[aria-label="Novidades"] a' },
  { name: 'Elenco', path: '/cast', content: 'table tbody tr:nth-child(5)' },
  { name: 'Busca', path: '/search', content: 'ul[aria-label="Resultados"] li' },
  { name: 'board', path: `/casting?casting=${castingId}`, content: 'main section article' },
  { name: 'chat', path: '/chat', content: 'ul[aria-label="Conversas"] li' },
  { name: 'Details', path: '/details/demo-artista', content: 'main h1' },
]
const PUBLIC: readonly MeasuredScreen[] = [
  { name: '/', path: '/', content: 'main figure a' },
  { name: '/artistas', path: '/artistas', content: 'main article a' },
  { name: '/{username}', path: artist, content: 'main h1' },
  { name: '/blog', path: '/blog', content: 'main article a' },
  { name: '/blog/{slug}', path: post, content: 'main h1' },
  { name: '/casting/{id}', path: casting, content: 'main h1' },
]

const { executablePath, args, env, ignoreDefaultArgs } = await chromium()
const browser = await playwright.launch({ executablePath, args, env, ignoreDefaultArgs })
const window = { viewport: { width: 1440, height: 900 }, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' }
const signedIn = loader(browser, {
  ...window,
  storageState: await storageOf('agente@demo.local', DEMO_PASSWORD, APP),
})
const visitor = loader(browser, window)

/** A page whose one script has so many bytes that nothing compresses, and then shows its content. */
const control = createServer((request, response) => {
  const bytes = Number(/^\/(\d+)\.js$/.exec(request.url ?? '')?.[1])
  if (Number.isNaN(bytes)) {
    const size = new URL(request.url ?? '/', 'http://control').searchParams.get('bytes') ?? '0'
    response
      .setHeader('Content-Type', 'text/html')
      .end(`<!doctype html><title>x</title><script type="module" src="/${size}.js"></script>`)
    return
  }
  const filler = randomBytes(Math.ceil((bytes * 3) / 4))
    .toString('base64')
    .slice(0, bytes)
  response
    .setHeader('Content-Type', 'text/javascript')
    .end(`/*${filler}*/document.body.innerHTML='<main>x</main>'`)
})
await new Promise<void>((resolve) => control.listen(0, HOST, resolve))
const address = control.address()
const controlPort = typeof address === 'object' && address !== null ? address.port : 0

const wanted = ({ name }: MeasuredScreen): boolean => OPTIONS.screen?.includes(name) ?? true
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`
const s = (ms: number): string => `${(ms / 1000).toFixed(2)} s`
const mid = (loads: readonly Load[], key: keyof Load): number => median(loads.map((load) => load[key]))

async function rounds<T>(act: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let round = 0; round < VISITS; round += 1) results.push(await act())
  return results
}

for (const { name, path, content } of WORKSPACE.filter(wanted)) {
  // Its functions begin with the first visit.
  await signedIn.loadWarm(`${APP}${path}`, content, 'block')
  const loads = await rounds(() => signedIn.loadCold(`${APP}${path}`, content))
  const bytes = mid(loads, 'bytes')
  const plain = await rounds(() =>
    visitor.loadCold(`http://${HOST}:${String(controlPort)}/?bytes=${bytes.toFixed(0)}`, 'main'),
  )
  const warm = median(await rounds(() => signedIn.loadWarm(`${APP}${path}`, content, 'block')))
  const worker = median(await rounds(() => signedIn.loadWarm(`${APP}${path}`, content, 'allow')))
  console.log(
    `| ${name} | ${String(mid(loads, 'scripts'))} | ${kB(bytes)} | ${s(mid(loads, 'content'))} | ${s(Math.max(...loads.map((l) => l.content)))} | ${s(mid(plain, 'content'))} | ${s(warm)} | ${s(worker)} |`,
  )
}
for (const { name, path, content } of PUBLIC.filter(wanted)) {
  await visitor.loadWarm(`${APP}${path}`, content, 'block')
  const loads = await rounds(() => visitor.loadCold(`${APP}${path}`, content, FIRST_SECONDS_MS))
  console.log(
    `| ${name} | ${String(mid(loads, 'scripts'))} | ${kB(mid(loads, 'bytes'))} | ${s(mid(loads, 'content'))} |`,
  )
}
await browser.close()
control.close()
