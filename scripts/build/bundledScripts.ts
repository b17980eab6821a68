import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { ROOT } from '../lib/project.ts'

/** Returns a script of `src` with all its imports, as one line of plain JavaScript. */
async function bundleScript(path: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  const bundle = await rolldown({
    input: join(ROOT, 'src', path),
    logLevel: 'silent',
    transform: { define: { ...define } },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code.trim()
}

/** Returns the page's inline script (src/early). */
export async function bundleEarlyScript(): Promise<string> {
  return bundleScript('early/main.ts')
}

/** Returns the service worker of a build. Browsers take the new one when `content` has changed. */
export async function bundleServiceWorker(content: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(content.join('')).digest('hex')
  return bundleScript('worker/main.ts', { BUILD: JSON.stringify(hash.slice(0, 12)) })
}
