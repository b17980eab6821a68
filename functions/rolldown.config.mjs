import { cpSync, existsSync } from 'node:fs'
import { defineConfig } from 'rolldown'

/** The application's pages, which `sharePreview` answers with their own heads; the application is built before this. */
const SHELLS = '../dist/shells'

const copyShells = {
  name: 'copy-shells',
  writeBundle() {
    if (existsSync(SHELLS)) cpSync(SHELLS, 'lib/shells', { recursive: true })
    else this.warn('Without a build of the application, sharePreview has no page to answer with.')
  },
}

// What comes from npm in functions/package.json stays outside; domain/ and zod go in, so that the deployed folder
// needs no workspace, and so does opentype.js, whose package Node can't import by name.
export default defineConfig({
  input: 'src/index.ts',
  platform: 'node',
  external: [
    /^node:/,
    /^firebase-(admin|functions)(\/|$)/,
    /^@google-cloud\//,
    'sharp',
    'file-type',
    'mediabunny',
  ],
  output: { dir: 'lib', cleanDir: true, chunkFileNames: '[name].js', format: 'esm', sourcemap: true },
  plugins: [copyShells],
})
