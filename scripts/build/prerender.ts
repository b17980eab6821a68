import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { siteDescription } from '@ribalta/domain/site/sitePages'
import type { StructuredData } from '@ribalta/domain/site/structuredData'
import { build, type Plugin } from 'vite'
import { withHead } from '../../functions/src/services/preview/pageHead.ts'
import { SITE_CARD, type PublicPage } from '../../functions/src/services/preview/publicPage.ts'
import type { Site } from '../../functions/src/services/shared/site.ts'
import type { EarlyRequest } from '../../src/lib/loading/earlyRequest.ts'
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

const CACHE = join(ROOT, 'node_modules', '.cache', 'prerender')
const FEED = '<link rel="alternate" type="application/rss+xml" title="Blog" href="/rss.xml">'
/** What the build makes of index.html. */
const TEMPLATE = join(DIST, 'index.html')
/** Answered by sharePreview, and asks nothing by itself: its key is for its code alone. */
const KEYED = 'proposta/:proposalId'
/** Parts of screens that a page needs as soon as it has its data, by route. */
const PARTS: Readonly<Record<string, string>> = { 'blog/:slug': 'src/ui/markdown/Markdown.tsx' }
const EMPTY_ROOT = '<div id="root"></div>'
const toAddress = (file: string): string => `/${file}`

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

const SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g
const CODE = /<script type="module" crossorigin src="\/([^"]+)"><\/script>/g
const IMPORTED = /\s*<link rel="modulepreload" crossorigin href="\/([^"]+)">/g
const FONT = /\s*<link\s+rel="preload"\s+href="\/([^"]+)"\s+as="font"[^>]*>/g

/** Removes the matching tags from a page. Returns the rest and the files that the tags name; throws when there is none. */
function take(html: string, tag: RegExp): { readonly rest: string; readonly files: readonly string[] } {
  const files = [...html.matchAll(tag)].map(([, file = '']) => file)
  if (files.length === 0) throw new Error(`The page has no ${String(tag)}`)
  return { rest: html.replaceAll(tag, ''), files }
}

/** Writes a block before the page's inline script, which reads the block of data. */
function withEarlyBlock(html: string, data: object, before = ''): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  const block = `${before}<script type="application/json" id="early">${json}</script>`
  return html.replace('<script>', () => `${block}<script>`)
}

/** Returns the page with its styles inside: one request less before anything can be drawn. */
function withStyles(html: string): string {
  return html.replace(SHEET, (_tag, file: string) => {
    return `<style data-href="/${file}">${readFileSync(join(DIST, file), 'utf8').trim()}</style>`
  })
}

/**
 * Returns a prerendered page that shows itself, and its first photos, before its code: the inline script fetches and runs that behind them
 * (src/early). The page holds the styles of what it shows at first. The photos' server is called while it still asks which they are.
 */
async function prerenderedPage(
  html: string,
  filesFrom: (module: string) => ReadonlySet<string>,
  { route, module }: Shell,
  request?: EarlyRequest,
): Promise<string> {
  const { rest: withoutSheet, files: sheets } = take(html, SHEET)
  const { rest: withoutEntry, files: entries } = take(withoutSheet, CODE)
  const { rest, files: imported } = take(withoutEntry, IMPORTED)
  const code = [...imported, ...entries]
  // The screen's other files would be asked for only once the entry has run.
  const screen = [...filesFrom(module)].filter((file) => !code.includes(file)).toReversed()
  const part = [...filesFrom(PARTS[route] ?? module)].filter((file) => ![...code, ...screen].includes(file))
  const styles = `<style data-first>${await firstStyles(html)}</style>`
  const photos =
    request === undefined ? '' : `<link rel="preconnect" href="${new URL(request.photos.files).origin}">`
  const [sheet] = sheets.map(toAddress)
  const addresses = { code: code.map(toAddress), screen: screen.map(toAddress), part: part.map(toAddress) }
  return withEarlyBlock(rest, { request, sheet, ...addresses }, styles + photos)
}

/**
 * Lists the guarded screens' files, which the inline script asks for at once for a person who is signed in. The fonts come after the code,
 * because nothing is written before.
 */
function withGuardedFiles(html: string, manifest: Manifest): string {
  const { session, account, workspace, chrome } = AROUND
  const bytesOf = (file: string): number => statSync(join(DIST, file)).size
  const filesOfAll = (modules: readonly string[]) =>
    new Set(modules.flatMap((module) => [...filesOf(manifest, module)]))
  // In the order of need, and the largest of each stage first: while it comes, the line has room for the others.
  const around = [[ENTRY], session, account, workspace, chrome].flatMap((modules) =>
    [...filesOfAll(modules)].toSorted((first, second) => bytesOf(second) - bytesOf(first)),
  )
  const screens = Object.entries(GUARDED_MODULES).map(([segment, module]) => {
    return [segment, [...filesOf(manifest, module)].filter((file) => !around.includes(file))] as const
  })
  const { rest, files: fonts } = take(html, FONT)
  const guarded = { around: [...new Set(around)], screens: Object.fromEntries(screens), fonts }
  return withEarlyBlock(rest, { guarded })
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
    card: SITE_CARD.path,
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
export function prerenderShells(mode: string): Plugin {
  return {
    name: 'prerender-shells',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async closeBundle() {
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
          throw new Error(`${shell.address} needs both an early request and sharePreview, or neither`)
        return prerenderedPage(page, (module) => filesOf(manifest, module), shell, request)
      }
      const content = await renderer.renderPlainShell()
      const plainAs = (root: string) =>
        withStyles(template).replace(EMPTY_ROOT, () => `<div ${root}>${content}</div>`)
      const plain = plainAs('id="root"')
      write(PLAIN_SHELL, withGuardedFiles(plainAs('id="root" data-shell="guarded"'), manifest))
      for (const page of DESCRIBED) write(page.file, withOwnHead(plain, page, renderer))
      for (const shell of SHELLS) write(shell.file, await pageOf(shell))
    },
  }
}
