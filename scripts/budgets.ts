/**
 * JavaScript that each page needs before its first content, in Brotli bytes of the production build. `kB` is the budget of
 * quality.md. Where the product is still above it, `ceiling` says how far: it fails when a page grows past that, and the ceiling
 * is only ever lowered (docs/decisions/0006-size-ceilings.md).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as z from 'zod/mini'
import { ROOT } from './lib/project.ts'

const chunkSchema = z.object({
  file: z.string(),
  imports: z.optional(z.array(z.string())),
})
const manifestSchema = z.record(z.string(), chunkSchema)

const PUBLIC_KB = 92
const FORM_KB = 125
const CHUNK_KB = 40

const PAGES: readonly {
  readonly route: string
  readonly module: string
  readonly kB: number
  readonly ceiling?: number
}[] = [
  { route: '/', module: 'src/features/home/HomePage.tsx', kB: PUBLIC_KB, ceiling: 99 },
  { route: '/artistas', module: 'src/features/artists/ArtistsPage.tsx', kB: PUBLIC_KB, ceiling: 101 },
  { route: '/{username}', module: 'src/features/artistPage/ArtistPage.tsx', kB: PUBLIC_KB, ceiling: 101 },
  { route: '/login', module: 'src/features/login/LoginPage.tsx', kB: FORM_KB },
  { route: '/cadastro', module: 'src/features/registration/RegistrationPage.tsx', kB: FORM_KB },
]
const ENTRY = 'index.html'
/** What must not be in a public page's first JavaScript, by a text that only its code holds. */
const NOT_IN_PUBLIC: Readonly<Record<string, string>> = {
  'Firebase Auth': 'auth/invalid-api-key',
  Firestore: 'FIRESTORE (',
}

const dist = join(ROOT, 'dist')
const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')))

const sizes = new Map<string, number>()
function sizeOf(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = brotliCompressSync(readFileSync(join(dist, file))).length
  sizes.set(file, size)
  return size
}

/** The JavaScript files that load when `key` is imported, its static imports included. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The build has no chunk for ${key}`)
  if (!seen.has(chunk.file)) {
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) filesOf(imported, seen)
  }
  return seen
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)
const problems: string[] = []

console.log('JavaScript before first content (Brotli kB)')
for (const { route, module, kB: budget, ceiling = budget } of PAGES) {
  const files = new Set([...filesOf(ENTRY), ...filesOf(module)])
  const total = [...files].reduce((sum, file) => sum + sizeOf(file), 0)
  const own = sizeOf(manifest[module]?.file ?? '')
  console.log(
    `  ${route.padEnd(14)} ${kB(total).padStart(6)} of ${String(budget)}, own chunk ${kB(own)} of ${String(CHUNK_KB)}`,
  )
  if (total > ceiling * 1000) {
    problems.push(`${route} needs ${kB(total)} kB before first content, over ${String(ceiling)}`)
  } else if (total > budget * 1000) {
    console.log(`    above the budget, within its ceiling of ${String(ceiling)}`)
  }
  if (own > CHUNK_KB * 1000) problems.push(`${route}'s own chunk has ${kB(own)} kB, over ${String(CHUNK_KB)}`)
  if (budget !== PUBLIC_KB) continue
  for (const [name, mark] of Object.entries(NOT_IN_PUBLIC)) {
    const holder = [...files].find((file) => readFileSync(join(dist, file), 'utf8').includes(mark))
    if (holder !== undefined) problems.push(`${route} loads ${name} before first content (${holder})`)
  }
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
