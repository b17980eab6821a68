import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
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

export default defineConfig(({ mode }) => {
  const appName = loadEnv(mode, import.meta.dirname)['VITE_APP_NAME'] ?? 'Ribalta'
  return {
    plugins: [react(), tailwindcss(), pageHead(appName)],
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
            ],
          },
        },
      },
    },
  }
})
