import { defineConfig } from 'rolldown'

// What comes from npm in functions/package.json stays outside; domain/ and zod go in, so that the deployed folder
// needs no workspace.
export default defineConfig({
  input: 'src/index.ts',
  platform: 'node',
  external: [/^node:/, /^firebase-(admin|functions)(\/|$)/, /^@google-cloud\//, 'sharp', 'file-type'],
  output: { file: 'lib/index.js', format: 'esm', sourcemap: true },
})
