import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ROOT } from '../lib/project.ts'
import { bundleServiceWorker } from './bundledScripts.ts'
import { DIST, MANIFEST } from './manifest.ts'
import { webManifest } from './webManifest.ts'

const WEB_MANIFEST = 'manifest.webmanifest'

/** Returns the page for times without a connection, in one piece: nothing else is there then. */
function offlinePage(appName: string, earlyScript: string): string {
  const source = join(ROOT, 'src')
  const tokens = readFileSync(join(source, 'styles', 'tokens.css'), 'utf8')
  return readFileSync(join(source, 'worker', 'offline.html'), 'utf8')
    .replaceAll('%APP_NAME%', () => appName)
    .replace('<!-- early script -->', () => `<script>${earlyScript}</script>`)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${tokens}</style>`)
}

// Proposals are not forbidden here: their pages say `noindex`, which only those who may ask for them can read.
const ROBOTS = 'User-agent: *\nAllow: /\nDisallow: /login$\nDisallow: /perfil$\n'

/** Writes what stands at the site's root: web manifest, `robots.txt`, service worker and offline page. */
export function installable(appName: string, appUrl: string, earlyScript: string): Plugin {
  return {
    name: 'installable',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transformIndexHtml: {
      // After the build has looked for its own files, which the manifest isn't.
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { rel: 'manifest', href: `/${WEB_MANIFEST}` }, injectTo: 'head' },
      ],
    },
    generateBundle() {
      const robots = `${ROBOTS}\nSitemap: ${new URL('/sitemap.xml', appUrl).href}\n`
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots })
      this.emitFile({ type: 'asset', fileName: WEB_MANIFEST, source: JSON.stringify(webManifest(appName)) })
    },
    async closeBundle() {
      const offline = offlinePage(appName, earlyScript)
      const built = readFileSync(join(DIST, MANIFEST), 'utf8')
      writeFileSync(join(DIST, 'offline.html'), offline)
      writeFileSync(join(DIST, 'sw.js'), await bundleServiceWorker([offline, built]))
    },
  }
}
