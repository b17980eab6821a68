import { SITE_DESCRIPTIONS } from '@ribalta/domain/site/sitePages'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig, loadEnv, type Plugin, type UserConfig } from 'vite'
import { chunks } from './scripts/build/chunks.ts'
import { bundleEarlyScript } from './scripts/build/bundledScripts.ts'
import { firestoreWithoutPipelines } from './scripts/build/firestoreWithoutPipelines.ts'
import { installable } from './scripts/build/installable.ts'
import { prerenderShells } from './scripts/build/prerender.ts'
import { previewAsHosting } from './scripts/hosting/previewAsHosting.ts'
import { privateFiles } from './scripts/hosting/privateFiles.ts'

/** The router's production build. Its package names only the development build. */
const ROUTER = join(import.meta.dirname, 'node_modules', 'react-router', 'dist', 'production')

/** Puts the configured name and the inline script into the page. */
function pageHead(appName: string, earlyScript: string): Plugin {
  return {
    name: 'page-head',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll('%APP_NAME%', appName)
          .replaceAll('%DESCRIPTION%', SITE_DESCRIPTIONS['/'])
          .replace('<!-- early script -->', () => `<script>${earlyScript}</script>`),
    },
  }
}

export default defineConfig(async ({ command, mode }): Promise<UserConfig> => {
  const env = loadEnv(mode, import.meta.dirname)
  const { VITE_APP_NAME: appName = 'Ribalta', VITE_APP_URL: appUrl = 'http://127.0.0.1:5173' } = env
  const earlyScript = await bundleEarlyScript()
  const productionRouter = [
    { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
  ]
  return {
    plugins: [
      react(),
      tailwindcss(),
      pageHead(appName, earlyScript),
      installable(appName, appUrl, earlyScript),
      chunks(),
      firestoreWithoutPipelines,
      prerenderShells(mode),
      previewAsHosting(),
    ],
    resolve: { alias: command === 'build' ? productionRouter : [] },
    server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: privateFiles(env) },
    preview: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: privateFiles(env) },
    // A page's imports don't lead to its workers. A package that the development server meets only when a worker starts makes it
    // bundle again and reload the page, which throws away what is being recorded.
    optimizeDeps: { entries: ['index.html', 'src/**/*Worker.ts'] },
    // Modules, as the page itself.
    worker: { format: 'es' },
    build: {
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // The largest is pdfjs-dist, which comes when sides are opened.
      chunkSizeWarningLimit: 520,
      // The router's checks for developers.
      rolldownOptions: { treeshake: { manualPureFunctions: ['warning', 'warningOnce', 'invariant'] } },
    },
  }
})
