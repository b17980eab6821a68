/**
 * JavaScript that each page needs before its first content, in Brotli bytes of the production build, and the budgets of
 * quality.md: what the page's own module and the entry import. What they import later (`lazy`, `import()`) comes beside
 * or after the content; tests/budgets/firstContent.spec.ts opens each page without it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { DIST, ENTRY, filesOf, readManifest } from './build/manifest.ts'
import { ROOT } from './lib/project.ts'

const PUBLIC_KB = 92
const FORM_KB = 125
const CHUNK_KB = 40
const GUARDED_KB = 260

const PAGES: readonly {
  readonly route: string
  readonly module: string
  readonly kB: number
}[] = [
  { route: '/', module: 'src/features/home/HomePage.tsx', kB: PUBLIC_KB },
  { route: '/artistas', module: 'src/features/artists/ArtistsPage.tsx', kB: PUBLIC_KB },
  { route: '/{username}', module: 'src/features/artistPage/ArtistPage.tsx', kB: PUBLIC_KB },
  { route: '/casting/{id}', module: 'src/features/castingPage/CastingPage.tsx', kB: PUBLIC_KB },
  { route: '/blog', module: 'src/features/blog/BlogPage.tsx', kB: PUBLIC_KB },
  { route: '/blog/{slug}', module: 'src/features/blog/PostPage.tsx', kB: PUBLIC_KB },
  { route: '/login', module: 'src/features/login/LoginPage.tsx', kB: FORM_KB },
  { route: '/cadastro', module: 'src/features/registration/RegistrationPage.tsx', kB: FORM_KB },
]
/**
 * All that somebody signed in has loaded once their profile is there: what the session, the guard, the screen and the signed-in
 * navigation import. Printed beside its target and no failure yet: decision 16 says what stands in the way.
 */
const GUARDED = [
  ENTRY,
  'src/app/guardedRoute.tsx',
  'src/app/QueryArea.tsx',
  'src/app/chrome.ts',
  'src/app/MoreMenu.tsx',
  'src/auth/firebaseSession.ts',
  'src/data/appCatalogue.ts',
  'src/features/profile/ProfilePage.tsx',
  'src/ui/toast/Toaster.tsx',
]

/** What must not be in a public page's first JavaScript, by a text that only its code holds. */
const NOT_IN_PUBLIC: Readonly<Record<string, string>> = {
  'Firebase Auth': 'auth/invalid-api-key',
  Firestore: 'FIRESTORE (',
}

const manifest = readManifest()

const sizes = new Map<string, number>()
function sizeOf(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = brotliCompressSync(readFileSync(join(DIST, file))).length
  sizes.set(file, size)
  return size
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)
const problems: string[] = []

console.log('JavaScript before first content (Brotli kB)')
for (const { route, module, kB: budget } of PAGES) {
  const files = new Set([...filesOf(manifest, ENTRY), ...filesOf(manifest, module)])
  const total = [...files].reduce((sum, file) => sum + sizeOf(file), 0)
  const own = sizeOf(manifest[module]?.file ?? '')
  console.log(
    `  ${route.padEnd(14)} ${kB(total).padStart(6)} of ${String(budget)}, own chunk ${kB(own)} of ${String(CHUNK_KB)}`,
  )
  if (total > budget * 1000) {
    problems.push(`${route} needs ${kB(total)} kB before first content, over ${String(budget)}`)
  }
  if (own > CHUNK_KB * 1000) problems.push(`${route}'s own chunk has ${kB(own)} kB, over ${String(CHUNK_KB)}`)
  if (budget !== PUBLIC_KB) continue
  for (const [name, mark] of Object.entries(NOT_IN_PUBLIC)) {
    const holder = [...files].find((file) => readFileSync(join(DIST, file), 'utf8').includes(mark))
    if (holder !== undefined) problems.push(`${route} loads ${name} before first content (${holder})`)
  }
}
const guarded = new Set(GUARDED.flatMap((module) => [...filesOf(manifest, module)]))
const guardedTotal = [...guarded].reduce((sum, file) => sum + sizeOf(file), 0)
console.log(`  ${'/perfil, all'.padEnd(14)} ${kB(guardedTotal).padStart(6)}, target ${String(GUARDED_KB)}`)
const measured = join(ROOT, 'docs', 'performance.md')
if (existsSync(measured)) {
  console.log('Lighthouse medians, as last measured (docs/performance.md)')
  for (const line of readFileSync(measured, 'utf8').split('\n')) {
    if (line.startsWith('|')) console.log(`  ${line}`)
  }
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
