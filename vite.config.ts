import { SITE_DESCRIPTIONS } from '@ribalta/domain/site/sitePages'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin, type UserConfig } from 'vite'
import { bundleEarlyScript } from './scripts/build/earlyScript.ts'
import { fetchedImports } from './scripts/build/fetchedImports.ts'
import { firestoreWithoutPipelines } from './scripts/build/firestoreWithoutPipelines.ts'
import { installable } from './scripts/build/installable.ts'
import { prerenderShells } from './scripts/build/prerender.ts'
import { previewAsHosting } from './scripts/build/previewAsHosting.ts'
import { privateFiles } from './scripts/build/privateFiles.ts'
import { productionRouter, ROUTER_CHECKS } from './scripts/build/productionRouter.ts'
import { sharedChunks } from './scripts/build/sharedChunks.ts'

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
      fetchedImports(),
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
      manifest: true,
      modulePreload: {
        polyfill: false,
        // A list of what every later screen imports would weigh a kilobyte on the first page. The prerendered pages name
        // their own, and a link that is about to be followed loads its screen with all that it imports.
        resolveDependencies: (_file, dependencies, { hostType }) =>
          hostType === 'html' ? dependencies : dependencies.filter((file) => file.endsWith('.css')),
      },
      assetsInlineLimit: 0,
      // The largest is pdfjs-dist, which comes when sides are opened.
      chunkSizeWarningLimit: 520,
      rolldownOptions: {
        treeshake: { manualPureFunctions: ROUTER_CHECKS },
        output: {
          codeSplitting: { groups: sharedChunks },
          // Seven characters of the hash tell versions apart as well as eight: no name compresses, and the first code holds forty.
          chunkFileNames: 'assets/[name]-[hash:7].js',
        },
      },
    },
  }
})
