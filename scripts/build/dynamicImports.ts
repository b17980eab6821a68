import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ROOT } from '../lib/project.ts'

const HELPER = join(ROOT, 'src', 'lib', 'loading', 'preloadedImport.ts')

/** Has Vite use src/lib/loading/preloadedImport.ts for each `import()` of the build (docs/decisions/0102-few-files.md). */
export const dynamicImports: Plugin = {
  name: 'dynamic-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { preloadedImport as __vitePreload } from ${JSON.stringify(HELPER)}`,
  },
}
