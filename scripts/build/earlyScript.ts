import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { ROOT } from '../lib/project.ts'

/** The page's inline script (src/early), as one line of plain JavaScript. */
export async function bundleEarlyScript(): Promise<string> {
  const bundle = await rolldown({ input: join(ROOT, 'src', 'early', 'main.ts'), logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code.trim()
}

/** How a Content-Security-Policy names an inline script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
