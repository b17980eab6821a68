import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/project.ts'

/** Modules by their folder below src, without their endings. */
type Modules = Readonly<Record<string, readonly string[]>>

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/)
}

/**
 * What public pages need before their first content, in one file: a dozen small ones compress worse and cost a request
 * each. Nothing here may bring in Firebase, Zod or Radix.
 */
const FIRST_MODULES: Modules = {
  app: wordsOf(`App appSession Layout NoConnection renderedRoute router routes SessionGate start
    TitledScreen useScrollPosition`),
  auth: ['AuthContext', 'session', 'sessionHint', 'sessionStore'],
  'data/artists': ['artists', 'cardDecoder'],
  'data/catalogue': ['ClassesSkillsProvider', 'lists'],
  'data/rest': ['documents', 'fields', 'publicQuery', 'values'],
  lib: ['classNames', 'environment', 'log', 'project', 'routerHistory', 'storage', 'store'],
  'lib/formats': ['formatPlace'],
  'lib/loading': wordsOf(
    'earlyAnswer fetchedImport missingCode onReconnect reloadOnce useHydrated useLoad whenIdle',
  ),
  'lib/media': ['portraitImage'],
  ui: wordsOf(`Button ButtonLink buttonStyle ErrorState lazyPart Link linkIntent PageHeader Portrait PortraitCard Skeleton
    Spinner usePageMeta usePageTitle`),
}

/** What staff see among everybody's artists, with what says who staff are. */
const STAFF_MODULES: Modules = { auth: ['StaffStar'] }

/** What the list of posts and a post share. */
const POST_MODULES: Modules = {
  'data/posts': ['posts', 'decoder'],
  'features/blog': ['PostCover', 'PostMeta', 'coverSizes'],
}

/** A date, which the blog shares with guarded screens that have no use for the rest of it. */
const DATE_MODULES: Modules = { 'lib/formats': ['formatDate'] }

/** A field of one line, in which a client's room has its door: more fields would not fit before its first content. */
const FIELD_MODULES: Modules = { ui: ['Field', 'TextField'] }

/** The files of modules; throws for a name that no module has, which would otherwise be left out without a word. */
export function filesOf(modules: Modules): ReadonlySet<string> {
  const names = Object.entries(modules).flatMap(([folder, list]) =>
    list.map((name) => `src/${folder}/${name}`),
  )
  return new Set(
    names.map((name) => {
      const file = [`${name}.ts`, `${name}.tsx`].find((path) => existsSync(join(ROOT, path)))
      if (file === undefined)
        throw new Error(`There is no module ${name}: see scripts/build/sharedChunks.ts.`)
      return join(ROOT, file).replaceAll('\\', '/')
    }),
  )
}

function inOneOf(modules: Modules): (id: string) => boolean {
  const files = filesOf(modules)
  return (id) => files.has(id.replaceAll('\\', '/'))
}

/** The files that the build puts several modules into. */
export const sharedChunks = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
  },
  // Every guarded screen reads by it, and no public page.
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/ },
  { name: 'public', test: inOneOf(FIRST_MODULES) },
  { name: 'staff', test: inOneOf(STAFF_MODULES) },
  { name: 'date', test: inOneOf(DATE_MODULES) },
  { name: 'posts', test: inOneOf(POST_MODULES) },
  { name: 'field', test: inOneOf(FIELD_MODULES) },
]
