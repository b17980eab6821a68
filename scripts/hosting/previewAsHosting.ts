import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, matchesGlob } from 'node:path'
import { FILE_ADDRESS } from '@ribalta/domain/media/privateFiles'
import { withoutTracking } from '@ribalta/domain/site/trackingParameters'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'
import { withFirstAnswer } from '../../functions/src/services/preview/firstAnswer.ts'
import { DIST } from '../build/manifest.ts'
import { builtAssets, type HostingConfig, hostingConfig } from './hostingConfig.ts'
import { previewRewrites } from './rewrites.ts'

const PAGES = previewRewrites()
/** Pages are compressed while somebody waits. */
const PAGE_QUALITY = 5

const TEXT: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

/** The file that Hosting answers with: the one of that name, or the first rewrite's. */
function fileAt(pathname: string): string | undefined {
  const named = [pathname, `${pathname}.html`].find((path) => {
    const file = join(DIST, path)
    return file.startsWith(DIST) && existsSync(file) && statSync(file).isFile()
  })
  if (named !== undefined) return named
  // Where Hosting asks sharePreview, which has no such page.
  if (pathname.startsWith('/assets/')) return undefined
  return PAGES.find(({ source }) => source === '**' || matchesGlob(pathname, source))?.destination
}

/** Compresses each file once: as Hosting does it. */
function compressor(): (file: string) => Buffer {
  const known = new Map<string, { readonly at: number; readonly bytes: Buffer }>()
  return (file) => {
    const at = statSync(file).mtimeMs
    const before = known.get(file)
    if (before?.at === at) return before.bytes
    const bytes = brotliCompressSync(readFileSync(file))
    known.set(file, { at, bytes })
    return bytes
  }
}

type Header = readonly [name: string, value: string]

/** The headers of each path, looked for once: matching a path takes as long as all else of an answer. */
function headersOf(config: HostingConfig): (pathname: string) => readonly Header[] {
  const known = new Map<string, readonly Header[]>()
  return (pathname) => {
    const before = known.get(pathname)
    if (before !== undefined) return before
    const headers = config.hosting.headers
      .filter(({ source }) => source === '**' || matchesGlob(pathname, source))
      .flatMap((rule) => rule.headers.map(({ key, value }): Header => [key, value]))
      // The whole policy with each file is what HTTP/2 makes of it a byte; a file that is no page has no use for it.
      .filter(([key]) => key !== 'Content-Security-Policy' || !pathname.startsWith('/assets/'))
      // Over plain HTTP on this machine it would only lock the browser's other projects out.
      .filter(([key]) => key !== 'Strict-Transport-Security')
    known.set(pathname, headers)
    return headers
  }
}

/** A page as `sharePreview` sends it, but for the head. */
async function withData(html: string, { pathname, search, origin }: URL): Promise<string> {
  try {
    return withoutTracking(search) === ''
      ? await withFirstAnswer(html, { path: pathname, siteUrl: origin })
      : html
  } catch {
    // Without the emulators: the page asks by itself, and says what it doesn't get.
    return html
  }
}

async function compressPage(file: string, address: URL): Promise<Buffer> {
  const page = await withData(readFileSync(file, 'utf8'), address)
  return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } })
}

/**
 * `vite preview` as Hosting would serve the build: the same pages by address, the same headers (with the emulators' ports
 * open), compressed text.
 */
export function previewAsHosting(): Plugin {
  return {
    name: 'preview-as-hosting',
    async configurePreviewServer(server) {
      const headers = headersOf(await hostingConfig('local', { assets: builtAssets() }))
      const compress = compressor()
      const answer = async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
        const address = new URL(request.url ?? '/', 'http://preview')
        const { pathname } = address
        for (const [name, value] of headers(pathname)) response.setHeader(name, value)
        // A function's, to which the server's own proxy leads.
        const file = pathname.startsWith(FILE_ADDRESS) ? undefined : fileAt(pathname)
        if (file === undefined && pathname.startsWith('/assets/')) {
          response.writeHead(404).end()
          return
        }
        const type = file === undefined ? undefined : TEXT[extname(file)]
        const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
        if (file === undefined || type === undefined || !takesBrotli) {
          if (file !== undefined) request.url = file
          next()
          return
        }
        response.setHeader('Content-Type', type)
        response.setHeader('Content-Encoding', 'br')
        const kept = join(DIST, file)
        response.end(extname(file) === '.html' ? await compressPage(kept, address) : compress(kept))
      }
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        answer(request, response, next).catch((error: unknown) => {
          response.writeHead(500).end(String(error))
        })
      })
    },
  }
}
