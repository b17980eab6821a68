import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { ROOT } from '../lib/project.ts'
import { DIST, ENTRY, filesOf, readManifest, type Manifest } from './manifest.ts'
import { PLAIN_SHELL, SHELLS, type Shell } from './shells.ts'

const CACHE = join(ROOT, 'node_modules', '.cache', 'prerender')
const EMPTY_ROOT = '<div id="root"></div>'

/** What src/prerender.tsx gives. */
interface Renderer {
  readonly renderShell: (address: string) => Promise<string>
  readonly renderPlainShell: () => Promise<string>
  readonly titleOf: (title: string) => string
  readonly EARLY_REQUESTS: Readonly<Record<string, unknown>>
}

/** The application for Node, and what it draws with. */
async function loadRenderer(mode: string): Promise<Renderer> {
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    mode,
    logLevel: 'error',
    // Its styles are a file that Node would not understand.
    ssr: { noExternal: ['yet-another-react-lightbox'] },
    build: { ssr: 'src/prerender.tsx', outDir: CACHE, emptyOutDir: true, manifest: false },
  })
  const entry = pathToFileURL(join(CACHE, 'prerender.js'))
  // Built anew each time: the same address would give the module of an earlier build.
  entry.searchParams.set('at', String(Date.now()))
  return (await import(entry.href)) as Renderer
}

/** The page with its styles inside: one request less before anything can be drawn. */
function withStyles(html: string): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/, (_tag, file: string) => {
    return `<style>${readFileSync(join(DIST, file), 'utf8').trim()}</style>`
  })
}

/** Asks for the screen's code beside the entry's, and not only once the entry has run. */
function modulePreloads(manifest: Manifest, module: string): string {
  const named = filesOf(manifest, ENTRY)
  return [...filesOf(manifest, module)]
    .filter((file) => !named.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

/** What the inline script reads; before it in the page. */
function earlyBlock(request: unknown): string {
  if (request === undefined) return ''
  const json = JSON.stringify(request).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="early">${json}</script>`
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
      const { EARLY_REQUESTS, renderPlainShell, renderShell, titleOf } = await loadRenderer(mode)
      const manifest = readManifest()
      const template = withStyles(readFileSync(join(DIST, 'index.html'), 'utf8'))
      const pageOf = async ({ route, address, title, module }: Shell): Promise<string> => {
        const content = await renderShell(address)
        return template
          .replace(/<title>.*?<\/title>/, () => `<title>${titleOf(title)}</title>`)
          .replace('<script>', () => `${earlyBlock(EARLY_REQUESTS[route])}<script>`)
          .replace('</head>', () => `${modulePreloads(manifest, module)}</head>`)
          .replace(EMPTY_ROOT, () => `<div id="root" data-shell="${route}">${content}</div>`)
      }
      const plain = await renderPlainShell()
      write(
        PLAIN_SHELL,
        template.replace(EMPTY_ROOT, () => `<div id="root">${plain}</div>`),
      )
      for (const shell of SHELLS) write(shell.file, await pageOf(shell))
    },
  }
}
