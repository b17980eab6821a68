import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { ROOT } from '../lib/project.ts'

/** The service worker of a build, which `content` tells from others: what has changed makes browsers take the new one. */
export async function bundleServiceWorker(content: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const text of content) hash.update(text)
  const bundle = await rolldown({
    input: join(ROOT, 'src', 'worker', 'main.ts'),
    logLevel: 'silent',
    transform: { define: { BUILD: JSON.stringify(hash.digest('hex').slice(0, 12)) } },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code
}
