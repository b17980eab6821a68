import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ROOT } from '../lib/project.ts'

const HELPER = join(ROOT, 'src', 'lib', 'loading', 'fetchedImport.ts')

/** What pdfjs-dist itself would import where a browser has no workers, or its worker came from elsewhere; neither is the case. */
const OF_PDF_JS = /^import\((?:this\.workerSrc\)|"\$\{new URL\()/

/**
 * Puts src/lib/loading/fetchedImport.ts in the place of what Vite has every `import()` go through, so that what failed is asked for
 * again (decision 45). The build stops where Vite's is no longer found, or an import is written in another way.
 */
export function fetchedImports(): Plugin {
  let isServerBuild = false
  return {
    name: 'fetched-imports',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      isServerBuild = config.build.ssr !== false
    },
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { fetchedImport as __vitePreload } from ${JSON.stringify(HELPER)}`,
    },
    writeBundle(_options, bundle) {
      if (isServerBuild) return
      const codes = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
      const strays = codes
        .flatMap((code) => code.match(/import\((?!`\.\/[^`]+`\))[^)]*\)/g) ?? [])
        .filter((stray) => !OF_PDF_JS.test(stray))
      if (strays.length > 0) throw new Error(`fetchedImport.ts cannot read ${strays.join(', ')}`)
      if (
        !codes.some((code) => code.includes('reloadedAt')) ||
        codes.some((code) => code.includes('vite:preloadError'))
      )
        throw new Error('Vite’s imports have changed: see scripts/build/fetchedImports.ts.')
    },
  }
}
