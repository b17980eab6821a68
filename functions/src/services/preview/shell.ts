import { readFileSync } from 'node:fs'

/** The fixed addresses whose content is data, with the name that the application's build gives the page's file. */
export const FIXED_PAGES: ReadonlyMap<string, string> = new Map([
  ['/', 'home'],
  ['/artistas', 'artistas'],
  ['/blog', 'blog'],
])
/** The same for the addresses below a first segment. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['blog', 'blog-slug'],
  ['casting', 'casting-id'],
  ['proposta', 'proposta-proposalId'],
])

const known = new Map<string, string | undefined>()

function readPage(name: string): string | undefined {
  try {
    return readFileSync(new URL(`shells/${name}.html`, import.meta.url), 'utf8')
  } catch {
    return undefined
  }
}

/**
 * The application's own page for an address, drawn as far as it needs no data; the build of the functions copies these pages
 * beside them. Without them (functions built before the application) there is nothing to show: the error says so.
 */
export function readShell(path: string): string {
  const fixed = FIXED_PAGES.get(path)
  const [first = '', second] = path.split('/').filter((segment) => segment !== '')
  const name = fixed ?? (second === undefined ? 'username' : (FILES.get(first) ?? 'app'))
  const page = known.get(name) ?? readPage(name) ?? readPage('app')
  if (page === undefined) throw new Error('The application was not built before the functions')
  known.set(name, page)
  return page
}
