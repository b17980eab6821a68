import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { siteDescription } from '@ribalta/domain/site/sitePages'
import type { StructuredData } from '@ribalta/domain/site/structuredData'
import { build, type Plugin } from 'vite'
import { withHead } from '../../functions/src/services/preview/pageHead.ts'
import type { PublicPage } from '../../functions/src/services/preview/publicPage.ts'
import type { Site } from '../../functions/src/services/shared/site.ts'
import { ROOT } from '../lib/project.ts'
import { firstStyles } from './firstStyles.ts'
import { DIST, ENTRY, filesOf, readManifest, type Manifest } from './manifest.ts'
import { AROUND } from './around.ts'
import {
  DESCRIBED,
  GUARDED_MODULES,
  isStatic,
  PLAIN_SHELL,
  SHELLS,
  type DescribedPage,
  type Shell,
} from './shells.ts'
import { drawSiteCard, SITE_CARD } from './siteCard.ts'

const CACHE = join(ROOT, 'node_modules', '.cache', 'prerender')
/** Where readers of feeds find the blog. */
const FEED = '<link rel="alternate" type="application/rss+xml" title="Blog" href="/rss.xml">'
/** What the build makes of index.html. */
const TEMPLATE = join(DIST, 'index.html')
/** Answered by sharePreview, and asks nothing by itself: its key is for its code alone. */
const KEYED = 'proposta/:proposalId'
const EMPTY_ROOT = '<div id="root"></div>'

/** What a page asks by itself (src/lib/loading/earlyRequest.ts), as far as it is read here. */
interface EarlyRequest {
  readonly photos: { readonly files: string }
}

/** What src/prerender.tsx gives. */
interface Renderer {
  readonly renderShell: (address: string) => Promise<string>
  readonly renderPlainShell: () => Promise<string>
  readonly titleOf: (title: string) => string
  readonly SITE: Site
  readonly HOME_DATA: StructuredData
  readonly EARLY_REQUESTS: Readonly<Record<string, EarlyRequest>>
}

/** The application for Node, and what it draws with. */
async function loadRenderer(mode: string): Promise<Renderer> {
  const built = await build({
    configFile: join(ROOT, 'vite.config.ts'),
    mode,
    logLevel: 'error',
    // Its styles are a file that Node would not understand.
    ssr: { noExternal: ['yet-another-react-lightbox'] },
    build: {
      ssr: 'src/prerender.tsx',
      outDir: CACHE,
      emptyOutDir: true,
      // Node would give the module of an earlier build at an earlier build's address.
      rolldownOptions: { output: { entryFileNames: '[name]-[hash].js' } },
    },
  })
  if (!('output' in built)) throw new Error('Vite has built something else')
  return (await import(pathToFileURL(join(CACHE, built.output[0].fileName)).href)) as Renderer
}

const SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/

/** The page with its styles inside: one request less before anything can be drawn. */
function withStyles(html: string): string {
  return html.replace(SHEET, (_tag, file: string) => {
    return `<style data-href="/${file}">${readFileSync(join(DIST, file), 'utf8').trim()}</style>`
  })
}

/** The page with the styles that it shows at first, and the address of the whole sheet. */
async function withFirstStyles(html: string): Promise<{ readonly page: string; readonly sheet: string }> {
  const first = await firstStyles(html)
  const sheet = SHEET.exec(html)?.[1]
  if (sheet === undefined) throw new Error('The page has no styles')
  return { page: html.replace(SHEET, () => `<style data-first>${first}</style>`), sheet: `/${sheet}` }
}

interface TakenCode {
  readonly rest: string
  /** The address of what begins. */
  readonly entry: string
  /** The addresses of what it imports, in the order of their need. */
  readonly imported: readonly string[]
}

/** Takes what asks for the page's code out of the page. */
function takeCode(html: string): TakenCode {
  let entry = ''
  const imported: string[] = []
  const rest = html
    .replace(/<script type="module" crossorigin src="([^"]+)"><\/script>/, (_tag, address: string) => {
      entry = address
      return ''
    })
    .replace(/\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g, (_tag, address: string) => {
      imported.push(address)
      return ''
    })
  if (entry === '') throw new Error('The page does not name its code')
  return { rest, entry, imported }
}

/**
 * A prerendered page shows itself, and its first photos, before its code: the inline script fetches and runs that behind them
 * (src/early). The photos' server is called while it still asks which they are.
 */
async function withEarlyBlock(
  html: string,
  screen: readonly string[],
  request?: EarlyRequest,
): Promise<string> {
  const { page, sheet } = await withFirstStyles(html)
  const { rest, entry, imported } = takeCode(page)
  const code = [...imported, entry]
  const json = JSON.stringify({ request, sheet, code, screen: screen.toReversed() }).replaceAll(
    '<',
    '\\u003c',
  )
  const photos =
    request === undefined ? '' : `<link rel="preconnect" href="${new URL(request.photos.files).origin}">`
  const block = `${photos}<script type="application/json" id="early">${json}</script>`
  return rest.replace('<script>', () => `${block}<script>`)
}

/** The addresses of the screen's code beside the entry's, which would be asked for only once that has run. */
function screenCode(manifest: Manifest, module: string): string[] {
  const named = filesOf(manifest, ENTRY)
  return [...filesOf(manifest, module)].filter((file) => !named.has(file)).map((file) => `/${file}`)
}

/**
 * Lists the guarded screens' files, which the inline script asks for at once for a person who is signed in. The fonts come after the code,
 * because nothing is written before.
 */
function withGuardedFiles(html: string, manifest: Manifest): string {
  const { session, account, workspace, chrome } = AROUND
  const bytesOf = (file: string): number => statSync(join(DIST, file)).size
  // In the order of need, and the largest of each stage first: while it comes, the line has room for the others.
  const around = [
    ...new Set(
      [[ENTRY], session, account, workspace, chrome].flatMap((modules) =>
        [...new Set(modules.flatMap((module) => [...filesOf(manifest, module)]))].toSorted(
          (first, second) => bytesOf(second) - bytesOf(first),
        ),
      ),
    ),
  ]
  const screens = Object.entries(GUARDED_MODULES).map(([segment, module]) => [
    segment,
    [...filesOf(manifest, module)].filter((file) => !around.includes(file)),
  ])
  const fonts: string[] = []
  const rest = html.replace(
    /\s*<link rel="preload" href="\/([^"]+)" as="font"[^>]*>/g,
    (_tag, file: string) => {
      fonts.push(file)
      return ''
    },
  )
  const guarded = { around, screens: Object.fromEntries(screens) as unknown, fonts }
  const json = JSON.stringify({ guarded })
  return rest.replace('<script>', () => `<script type="application/json" id="early">${json}</script><script>`)
}

/** The page with what search engines and messengers read; where that is data, `sharePreview` writes it later. */
function withOwnHead(html: string, { route, title, address }: DescribedPage, renderer: Renderer): string {
  const { titleOf, SITE, HOME_DATA } = renderer
  const documentTitle = titleOf(title)
  const description = siteDescription(address)
  if (description === undefined) {
    return html.replace(/<title>.*?<\/title>/, () => `<title>${documentTitle}</title>`)
  }
  const page: PublicPage = {
    status: 200,
    title: title === '' ? documentTitle : title,
    documentTitle,
    description,
    path: address,
    type: 'website',
    card: `/${SITE_CARD}`,
    isIndexed: true,
    ...(route === '/' ? { data: HOME_DATA } : {}),
  }
  const described = withHead(html, page, SITE)
  return route === 'blog' ? described.replace('</title>', () => `</title>${FEED}`) : described
}

function write(file: string, html: string): void {
  mkdirSync(dirname(join(DIST, file)), { recursive: true })
  writeFileSync(join(DIST, file), html)
}

/** Draws the public pages as far as they need no data, and writes a page for each below `dist`. */
export function prerenderShells(): Plugin {
  let mode = 'production'
  let isServerBuild = false
  return {
    name: 'prerender-shells',
    apply: 'build',
    configResolved(config) {
      ;({ mode } = config)
      isServerBuild = config.build.ssr !== false
    },
    async closeBundle() {
      if (isServerBuild) return
      const renderer = await loadRenderer(mode)
      const manifest = readManifest()
      const template = readFileSync(TEMPLATE, 'utf8')
      // A file at the address of the first page would be answered instead of the function.
      rmSync(TEMPLATE)
      const pageOf = async (shell: Shell): Promise<string> => {
        const content = await renderer.renderShell(shell.address)
        const request = renderer.EARLY_REQUESTS[shell.route]
        const page = withOwnHead(template, shell, renderer).replace(
          EMPTY_ROOT,
          () => `<div id="root" data-shell="${shell.route}">${content}</div>`,
        )
        if ((isStatic(shell) || shell.route === KEYED) !== (request === undefined))
          throw new Error(
            `${shell.address} must have an early request and be answered by sharePreview, or neither`,
          )
        return withEarlyBlock(page, screenCode(manifest, shell.module), request)
      }
      const content = await renderer.renderPlainShell()
      const plainAs = (root: string) =>
        withStyles(template).replace(EMPTY_ROOT, () => `<div ${root}>${content}</div>`)
      const plain = plainAs('id="root"')
      write(PLAIN_SHELL, withGuardedFiles(plainAs('id="root" data-shell="guarded"'), manifest))
      for (const page of DESCRIBED) write(page.file, withOwnHead(plain, page, renderer))
      for (const shell of SHELLS) write(shell.file, await pageOf(shell))
      writeFileSync(join(DIST, SITE_CARD), await drawSiteCard(renderer.SITE.name))
    },
  }
}
