import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, matchesGlob } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { hostingConfig } from './hostingConfig.ts'
import { DIST } from './manifest.ts'
import { previewRewrites } from './shells.ts'

const PAGES = previewRewrites()

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
  const named = [pathname === '/' ? '/index.html' : pathname, `${pathname}.html`].find((path) => {
    const file = join(DIST, path)
    return file.startsWith(DIST) && existsSync(file) && statSync(file).isFile()
  })
  if (named !== undefined) return named
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

/**
 * `vite preview` as Hosting would serve the build: the same pages by address, the same headers (with the emulators' ports
 * open), compressed text.
 */
export function previewAsHosting(): Plugin {
  return {
    name: 'preview-as-hosting',
    async configurePreviewServer(server) {
      const config = await hostingConfig('local')
      const compress = compressor()
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        const { pathname } = new URL(request.url ?? '/', 'http://preview')
        for (const { source, headers } of config.hosting.headers) {
          if (source !== '**' && !matchesGlob(pathname, source)) continue
          for (const { key, value } of headers) {
            // The whole policy with each file is what HTTP/2 makes of it a byte; a file that is no page has no use for it.
            if (key === 'Content-Security-Policy' && pathname.startsWith('/assets/')) continue
            // Over plain HTTP on this machine it would only lock the browser's other projects out.
            if (key !== 'Strict-Transport-Security') response.setHeader(key, value)
          }
        }
        const file = fileAt(pathname)
        const type = file === undefined ? undefined : TEXT[extname(file)]
        const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
        if (file === undefined || type === undefined || !takesBrotli) {
          if (file !== undefined) request.url = file
          next()
          return
        }
        response.setHeader('Content-Type', type)
        response.setHeader('Content-Encoding', 'br')
        response.end(compress(join(DIST, file)))
      })
    },
  }
}
