/**
 * JavaScript that each page needs before its first content, in Brotli bytes of the production build, and the budgets of
 * docs/quality.md: what the page's own module and the entry import. What they import later (`lazy`, `import()`) comes beside
 * or after the content; tests/budgets/firstContent.spec.ts opens each page without it. Of a guarded screen everything counts
 * that is loaded until its content is there, whatever asks for it; tests/budgets/guardedScreens.spec.ts holds it to that. What
 * comes once somebody uses the screen (the directors' menu, messages, files), or when the browser has nothing to do after the
 * content (the service worker), does not.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { DIST, ENTRY, fileOf, filesOf, readManifest } from './build/manifest.ts'
import { GUARDED_SCREENS, guardedFiles } from './lib/guardedScreens.ts'
import { ROOT } from './lib/project.ts'

const PUBLIC_KB = 125
const ROOM_KB = 160
const FORM_KB = 220
const CHUNK_KB = 40
const GUARDED_KB = 370
/** Script files of a guarded screen, and of the whole build. */
const GUARDED_FILES = 15
const BUILD_FILES = 80

const PAGES: readonly {
  readonly route: string
  readonly module: string
  readonly kB: number
  /** What comes beside the page and is waited for, too. */
  readonly also?: readonly string[]
}[] = [
  { route: '/', module: 'src/features/home/HomePage.tsx', kB: PUBLIC_KB },
  { route: '/artistas', module: 'src/features/artists/ArtistsPage.tsx', kB: PUBLIC_KB },
  { route: '/{username}', module: 'src/features/artistPage/ArtistPage.tsx', kB: PUBLIC_KB },
  { route: '/casting/{id}', module: 'src/features/castingPage/CastingPage.tsx', kB: PUBLIC_KB },
  { route: '/blog', module: 'src/features/blog/BlogPage.tsx', kB: PUBLIC_KB },
  { route: '/blog/{slug}', module: 'src/features/blog/PostPage.tsx', kB: PUBLIC_KB },
  {
    route: '/proposta/{id}',
    module: 'src/features/proposalRoom/ProposalRoomPage.tsx',
    kB: PUBLIC_KB,
  },
  {
    route: '/proposta/{id}#key',
    module: 'src/features/proposalRoom/ProposalRoomPage.tsx',
    also: [
      'src/data/proposals/room/roomVisit.ts',
      'src/features/proposalRoom/OpenRoom.tsx',
      'src/features/proposalRoom/RoomFailed.tsx',
      'src/firebase/functions.ts',
    ],
    kB: ROOM_KB,
  },
  { route: '/login', module: 'src/features/login/LoginPage.tsx', kB: FORM_KB },
  { route: '/cadastro', module: 'src/features/registration/RegistrationPage.tsx', kB: FORM_KB },
]
/** Parts of guarded screens that come when somebody wants them. */
const PARTS = ['src/features/artistTest/studio/Studio.tsx']
/** What must not be in a public page's first JavaScript, by a text that only its code holds. */
const NOT_IN_PUBLIC: Readonly<Record<string, string>> = {
  'Firebase Auth': 'auth/invalid-api-key',
  Firestore: 'FIRESTORE (',
  'TanStack Query': 'No QueryClient set',
}
/** The same for any guarded screen; see scripts/build/firestoreWithoutPipelines.ts. */
const NOT_IN_GUARDED = { 'Firestore’s pipelines': 'RE2JS' }

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

function refuseContents(
  route: string,
  files: ReadonlySet<string>,
  marks: Readonly<Record<string, string>>,
): void {
  for (const [name, mark] of Object.entries(marks)) {
    const holder = [...files].find((file) => readFileSync(join(DIST, file), 'utf8').includes(mark))
    if (holder !== undefined) problems.push(`${route} loads ${name} before its content (${holder})`)
  }
}

console.log('JavaScript before first content (Brotli kB)')
for (const { route, module, kB: budget, also = [] } of PAGES) {
  const files = new Set([ENTRY, module, ...also].flatMap((each) => [...filesOf(manifest, each)]))
  const total = [...files].reduce((sum, file) => sum + sizeOf(file), 0)
  const own = sizeOf(fileOf(manifest, module))
  console.log(
    `  ${route.padEnd(14)} ${kB(total).padStart(6)} of ${String(budget)}, own chunk ${kB(own)} of ${String(CHUNK_KB)}`,
  )
  if (total > budget * 1000) {
    problems.push(`${route} needs ${kB(total)} kB before first content, over ${String(budget)}`)
  }
  if (own > CHUNK_KB * 1000) problems.push(`${route}'s own chunk has ${kB(own)} kB, over ${String(CHUNK_KB)}`)
  if (budget !== PUBLIC_KB) continue
  refuseContents(route, files, NOT_IN_PUBLIC)
}
console.log('Everything that a guarded screen loads until its content is there (Brotli kB)')
for (const screen of GUARDED_SCREENS) {
  const route = screen.isArtists === true ? `${screen.route} (artist)` : screen.route
  const files = guardedFiles(manifest, screen)
  const total = [...files].reduce((sum, file) => sum + sizeOf(file), 0)
  const count = `${String(files.size)} of ${String(GUARDED_FILES)} files`
  console.log(`  ${route.padEnd(14)} ${kB(total).padStart(6)} of ${String(GUARDED_KB)}, ${count}`)
  if (files.size > GUARDED_FILES) problems.push(`${route} loads ${count}`)
  if (total > GUARDED_KB * 1000)
    problems.push(`${route} needs ${kB(total)} kB in all, over ${String(GUARDED_KB)}`)
  refuseContents(route, files, NOT_IN_GUARDED)
}
console.log('Own chunk of a part that comes on demand (Brotli kB)')
for (const module of PARTS) {
  const own = sizeOf(fileOf(manifest, module))
  console.log(`  ${module} ${kB(own)} of ${String(CHUNK_KB)}`)
  if (own > CHUNK_KB * 1000) problems.push(`${module} has ${kB(own)} kB, over ${String(CHUNK_KB)}`)
}
const built = readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.js')).length
console.log(`Script files of the build: ${String(built)} of ${String(BUILD_FILES)}`)
if (built > BUILD_FILES)
  problems.push(`The build has ${String(built)} script files, over ${String(BUILD_FILES)}`)
const measured = join(ROOT, 'docs', 'performance.md')
if (existsSync(measured)) {
  console.log('Lighthouse medians, as last measured (docs/performance.md)')
  for (const line of readFileSync(measured, 'utf8').split('\n')) {
    if (line.startsWith('|') || line.startsWith('## ')) console.log(`  ${line}`)
  }
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
