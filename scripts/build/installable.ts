import { readFileSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ROOT } from '../lib/project.ts'
import { drawIcons } from './icons.ts'
import { DIST, MANIFEST } from './manifest.ts'
import { robots } from './robots.ts'
import { bundleServiceWorker } from './serviceWorker.ts'
import { webManifest } from './webManifest.ts'

export interface Installable {
  readonly appName: string
  /** The site's public origin. */
  readonly appUrl: string
  /** The one script that a page may carry inside itself. */
  readonly earlyScript: string
}

const ROOT_FILE = /^(icons\/[\w-]+\.png|manifest\.webmanifest|robots\.txt)$/
const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
}

/** What stands at the root under names of its own; path → content. */
async function rootFiles({ appName, appUrl }: Installable): Promise<Map<string, string | Buffer>> {
  return new Map<string, string | Buffer>([
    ...(await drawIcons()),
    ['manifest.webmanifest', JSON.stringify(webManifest(appName))],
    ['robots.txt', robots(appUrl)],
  ])
}

/** The page for times without a connection, in one piece: nothing else is there then. */
function offlinePage({ appName, earlyScript }: Installable): string {
  const source = join(ROOT, 'src')
  const tokens = readFileSync(join(source, 'styles', 'tokens.css'), 'utf8')
  return readFileSync(join(source, 'worker', 'offline.html'), 'utf8')
    .replaceAll('%APP_NAME%', () => appName)
    .replace('<!-- early script -->', () => `<script>${earlyScript}</script>`)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${tokens}</style>`)
}

/** Manifest, icons, service worker and offline page: what makes an application of the site that can be installed. */
export function installable(options: Installable): Plugin {
  let isServerBuild = false
  return {
    name: 'installable',
    configResolved(config) {
      isServerBuild = config.build.ssr !== false
    },
    transformIndexHtml: {
      // After the build has looked for its own files, which these are not.
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' }, injectTo: 'head' },
      ],
    },
    configureServer(server) {
      let files: ReturnType<typeof rootFiles> | undefined
      const answer = async (name: string, response: ServerResponse): Promise<void> => {
        files ??= rootFiles(options)
        const content = (await files).get(name)
        response.statusCode = content === undefined ? 404 : 200
        response.setHeader('Content-Type', TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain').end(content)
      }
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').slice(1)
        if (ROOT_FILE.test(name)) void answer(name, response)
        else next()
      })
    },
    async generateBundle() {
      if (isServerBuild) return
      for (const [fileName, source] of await rootFiles(options))
        this.emitFile({ type: 'asset', fileName, source })
    },
    async closeBundle() {
      if (isServerBuild) return
      const offline = offlinePage(options)
      const built = readFileSync(join(DIST, MANIFEST), 'utf8')
      writeFileSync(join(DIST, 'offline.html'), offline)
      writeFileSync(join(DIST, 'sw.js'), await bundleServiceWorker([offline, built]))
    },
  }
}
