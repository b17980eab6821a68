import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ROOT } from '../lib/project.ts'

export const DIST = join(ROOT, 'dist')
/** The chunk that every page begins with. */
export const ENTRY = 'index.html'

const chunkSchema = z.object({
  file: z.string(),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
})
const manifestSchema = z.record(z.string(), chunkSchema)
export type Manifest = z.infer<typeof manifestSchema>

/** What the last build made of each module. */
export function readManifest(): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8')))
}

/** The JavaScript files that load when a module is imported, its static imports included. */
export function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The build has no chunk for ${key}`)
  if (!seen.has(chunk.file)) {
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen)
  }
  return seen
}
