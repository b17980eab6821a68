import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { ROOT } from '../lib/project.ts'
import { repositoryFiles } from '../lib/repositoryFiles.ts'

/** The packages that the development server bundles before the first page, with nothing kept from earlier runs. */
async function preBundled(): Promise<string[]> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'vite-'))
  const server = await createServer({
    root: ROOT,
    cacheDir,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
  })
  onTestFinished(async () => {
    await server.close()
    await rm(cacheDir, { recursive: true, force: true })
  })
  const { depsOptimizer } = server.environments.client
  await depsOptimizer?.scanProcessing
  return Object.keys({ ...depsOptimizer?.metadata.discovered, ...depsOptimizer?.metadata.optimized })
}

it('pre-bundles the packages that only workers import', { tags: 'deep' }, async () => {
  expect(await preBundled()).toEqual(expect.arrayContaining(['mediabunny', '@noble/hashes/legacy.js']))
})

it('finds every worker by its file’s name, as the development server does', () => {
  const started = repositoryFiles()
    .filter((file) => /^src\/.*\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(ROOT, file), 'utf8').matchAll(/new (?:Shared)?Worker\(\s*new URL\('([^']+)'/g),
    ])
    .map(([, path]) => path)
  expect(started.length).toBeGreaterThan(0)
  expect(started.filter((path) => path?.endsWith('Worker.ts') !== true)).toEqual([])
})
