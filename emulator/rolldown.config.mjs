import { defineConfig } from 'rolldown'

// Everything goes in, so that starting reads few files and the package depends on nothing. Not minified: what is reported of a
// fault has to name the line.
export default defineConfig({
  // Laid out as the sources are: some find the package's folder from where they lie.
  input: { index: 'src/index.ts', cli: 'src/cli.ts', 'launch/environment': 'src/launch/environment.ts' },
  platform: 'node',
  output: { dir: 'dist', cleanDir: true, chunkFileNames: '[name].js', format: 'esm', sourcemap: false },
})
