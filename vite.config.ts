import { SITE_DESCRIPTIONS } from '@ribalta/domain/site/sitePages'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin, type UserConfig } from 'vite'
import { chunks } from './scripts/build/chunks.ts'
import { bundleEarlyScript } from './scripts/build/earlyScript.ts'
import { dynamicImports } from './scripts/build/dynamicImports.ts'
import { firestoreWithoutPipelines } from './scripts/build/firestoreWithoutPipelines.ts'
import { installable } from './scripts/build/installable.ts'
import { prerenderShells } from './scripts/build/prerender.ts'
import { previewAsHosting } from './scripts/build/previewAsHosting.ts'
import { privateFiles } from './scripts/build/privateFiles.ts'
import { productionRouter, ROUTER_CHECKS } from './scripts/build/productionRouter.ts'

const FONTS = ['fraunces.woff2', 'instrument-sans.woff2']

/**
 * Puts the configured name, the inline script and the fonts' preloads into the page; the build then gives the fonts their
 * hashed names.
 */
function pageHead(appName: string, earlyScript: string): Plugin {
  return {
    name: 'page-head',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html
          .replaceAll('%APP_NAME%', appName)
          .replaceAll('%DESCRIPTION%', SITE_DESCRIPTIONS['/'])
          .replace('<!-- early script -->', () => `<script>${earlyScript}</script>`),
        tags: FONTS.map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/src/styles/fonts/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
          },
          injectTo: 'head' as const,
        })),
      }),
    },
  }
}

export default defineConfig(async ({ mode }): Promise<UserConfig> => {
  const env = loadEnv(mode, import.meta.dirname)
  const appName = env['VITE_APP_NAME'] ?? 'Ribalta'
  const appUrl = env['VITE_APP_URL'] ?? 'http://127.0.0.1:5173'
  const earlyScript = await bundleEarlyScript()
  return {
    plugins: [
      react(),
      tailwindcss(),
      pageHead(appName, earlyScript),
      installable({ appName, appUrl, earlyScript }),
      productionRouter,
      dynamicImports,
      chunks(),
      firestoreWithoutPipelines,
      prerenderShells(),
      previewAsHosting(),
    ],
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
      rolldownOptions: {
        treeshake: { manualPureFunctions: ROUTER_CHECKS },
      },
    },
  }
})
