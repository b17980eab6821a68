import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv, type Plugin } from 'vite'

const FONTS = [
  'fraunces/files/fraunces-latin-opsz-normal.woff2',
  'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
]

/** Puts the configured name and the fonts' preloads into the page; the build then gives the fonts their hashed names. */
function pageHead(appName: string): Plugin {
  return {
    name: 'page-head',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html.replaceAll('%APP_NAME%', appName),
        tags: FONTS.map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/node_modules/@fontsource-variable/${file}`,
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
 * What public pages share, in one file: a dozen small ones compress worse and cost a request each. Nothing here may
 * bring in Firebase, Zod or Radix.
 */
const PUBLIC_MODULES = [
  'lib/(classNames|environment|formatFacts|portraitImage|storage|useLoad)',
  'ui/(Button|ButtonLink|buttonStyle|ErrorState|Field|PageHeader|Portrait|PortraitCard|SearchForm|SelectField|Skeleton|Spinner|TextField|usePage\\w+)',
  'data/(artists|artistsDecoder|catalogue(Store|Cache)|classes|ClassesSkillsProvider|fields|rest|restValues|skills)',
]
const PUBLIC_PAGES = new RegExp(`/src/(${PUBLIC_MODULES.join('|')})\\.tsx?$`)

export default defineConfig(({ mode }) => {
  const appName = loadEnv(mode, import.meta.dirname)['VITE_APP_NAME'] ?? 'Ribalta'
  return {
    plugins: [react(), tailwindcss(), pageHead(appName), productionRouter],
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    preview: { host: '127.0.0.1', port: 5173, strictPort: true },
    build: {
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 500,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              },
              { name: 'public', test: (id: string) => PUBLIC_PAGES.test(id.replaceAll('\\', '/')) },
            ],
          },
        },
      },
    },
  }
})
