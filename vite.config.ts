import { SITE_DESCRIPTIONS } from '@ribalta/domain/sitePages'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv, type Plugin, type UserConfig } from 'vite'
import { bundleEarlyScript } from './scripts/build/earlyScript.ts'
import { firestoreWithoutPipelines } from './scripts/build/firestoreWithoutPipelines.ts'
import { installable } from './scripts/build/installable.ts'
import { prerenderShells } from './scripts/build/prerender.ts'
import { previewAsHosting } from './scripts/build/previewAsHosting.ts'

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

/**
 * The router's package names its development build for everybody; people get the other one, without its warnings, and
 * without the components that nobody here renders: only they are made by a call, which a bundler must keep unless it
 * is told that the call does nothing else.
 */
const ROUTER = fileURLToPath(new URL('node_modules/react-router/dist/production/', import.meta.url))
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: `${ROUTER}index.mjs` },
        { find: /^react-router\/dom$/, replacement: `${ROUTER}dom-export.mjs` },
      ],
    },
  }),
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-/ },
    handler: (code) =>
      code
        .replaceAll(/React\d*\.(?:forwardRef|createContext)\(/g, '/* @__PURE__ */ $&')
        .replaceAll(/^\w+\.displayName = .*;$/gm, ''),
  },
}

/**
 * What public pages need before their first content, in one file: a dozen small ones compress worse and cost a request
 * each. Nothing here may bring in Firebase, Zod or Radix.
 */
const FIRST_MODULES = [
  'app/(App|appSession|Layout|reloadOnMissingChunk|renderedRoute|router|routes|SessionGate|start|TitledScreen|preloadScreen|useScrollPosition)',
  'auth/(AuthContext|session|sessionHint|sessionStore)',
  'lib/(classNames|earlyAnswer|environment|formatPlace|portraitImage|project|storage|store|useHydrated|useLoad|whenIdle)',
  'ui/(Button|ButtonLink|buttonStyle|ErrorState|Link|linkIntent|PageHeader|Portrait|PortraitCard|Skeleton|Spinner|usePage\\w+)',
  'data/(artists/artists|artists/cardDecoder|catalogue/ClassesSkillsProvider|catalogue/lists|rest/fields|rest/publicQuery|rest/documents|rest/values)',
]
/** What the list of posts and a post share. */
const POST_MODULES = [
  'data/posts/(posts|decoder)',
  'features/blog/(PostCover|PostMeta|coverSizes)',
  'lib/formatDate',
]
/** The fields of forms, on public pages and behind them. */
const FIELD_MODULES = ['ui/(Field|ReadyFieldset|SearchForm|SelectField|TextField)']

const inSource = (modules: readonly string[]): ((id: string) => boolean) => {
  const pattern = new RegExp(`/src/(${modules.join('|')})\\.tsx?$`)
  return (id) => pattern.test(id.replaceAll('\\', '/'))
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
      firestoreWithoutPipelines,
      prerenderShells(),
      previewAsHosting(),
    ],
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    preview: { host: '127.0.0.1', port: 5173, strictPort: true },
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
      chunkSizeWarningLimit: 500,
      rolldownOptions: {
        // The router's checks of how a developer uses it; the development server keeps them.
        treeshake: { manualPureFunctions: ['warning', 'warningOnce', 'invariant'] },
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              },
              { name: 'public', test: inSource(FIRST_MODULES) },
              { name: 'posts', test: inSource(POST_MODULES) },
              { name: 'fields', test: inSource(FIELD_MODULES) },
            ],
          },
        },
      },
    },
  }
})
