import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Rolldown } from 'vite'
import * as z from 'zod/mini'
import { ROOT } from '../lib/project.ts'

export const DIST = join(ROOT, 'dist')
/** The module that every page begins with. */
export const ENTRY = 'src/main.tsx'
/** The manifest's path below `dist`. */
export const MANIFEST = '.vite/chunks.json'

const names = z.array(z.string())
const manifestSchema = z.record(z.string(), z.object({ imports: names, modules: names }))
/** The JavaScript files of a build with the files they import and the modules of ours they hold, as paths in the repository. */
export type Manifest = z.infer<typeof manifestSchema>

/** Returns the manifest of a bundle. Vite's own manifest omits modules that share a file. */
export function manifestOf(bundle: Rolldown.OutputBundle): Manifest {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  return Object.fromEntries(
    chunks.map(({ fileName, imports, moduleIds }) => {
      const modules = moduleIds
        .map((id) => relative(ROOT, id))
        .filter((module) => /^(?:src|domain)\//.test(module))
      return [fileName, { imports, modules }]
    }),
  )
}

/** Reads the last build's manifest. */
export function readManifest(): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(join(DIST, MANIFEST), 'utf8')))
}

/** Returns the file that a module is in; throws where there is none. */
export function fileOf(manifest: Manifest, module: string): string {
  const file = Object.keys(manifest).find((name) => manifest[name]?.modules.includes(module) === true)
  if (file === undefined) throw new Error(`The build has no module ${module}`)
  return file
}

/** Returns the JavaScript files that load when a module is imported, those that they import included. */
export function filesOf(manifest: Manifest, module: string): Set<string> {
  const files = new Set([fileOf(manifest, module)])
  for (const file of files) for (const imported of manifest[file]?.imports ?? []) files.add(imported)
  return files
}
