import { join } from 'node:path'
import type { OutputOptions } from 'rolldown'
import type { Plugin } from 'vite'
import { ROOT } from '../lib/project.ts'
import { AROUND } from './around.ts'
import { MANIFEST, manifestOf } from './manifest.ts'
import { SHELLS } from './shells.ts'

type Group = NonNullable<Exclude<NonNullable<OutputOptions['codeSplitting']>, boolean>['groups']>[number]
type Graph = Parameters<Extract<Group['name'], (...args: never) => unknown>>[1]

const PRELOADED_IMPORT = join(ROOT, 'src', 'lib', 'loading', 'preloadedImport.ts')

/** Stages of loading, earliest first. Code that several screens need goes into the file of the earliest stage. */
const TIERS = ['public', 'chrome', 'session', 'visitor', 'account', 'workspace', 'shared'] as const
type Tier = (typeof TIERS)[number]

/** All modules that a screen or a part needs, and the file for those that nothing else needs. */
interface Root {
  readonly name: string
  readonly tier: Tier
  readonly reach: ReadonlySet<string>
}

/** The route maps: each of their imports is a screen. */
const PUBLIC_SCREENS = ['src/app/routes.ts']
const GUARDED_SCREENS = ['src/app/guardedScreens.ts']

const packages = (names: string) => new RegExp(String.raw`node_modules[\\/](?:${names})[\\/]`)
/** Packages that a part of a prerendered page doesn't bring to the page's first code. */
const NOT_FIRST = packages('@firebase|zod|react-hook-form|@tanstack|@radix-ui')
/** Packages that only signed-in people need. */
const NOT_FOR_VISITORS = packages(String.raw`@firebase[\\/]firestore|@tanstack`)
/** Bytes of the largest module that shares a file; larger ones are lists of data. */
const MAX_MODULE_SIZE = 60_000
/** Bytes of the smallest file of code that comes later. */
const MIN_SIZE = 30_000

const areaOf = (id: string): string => /\/src\/features\/([^/]+)\//.exec(id)?.[1] ?? 'app'

/** The file that a module goes into. */
interface Place {
  /** The name of the file. */
  readonly file: string
  /** The file that takes the module when too little code has this place. */
  readonly orElse?: string
  /** Whether the file is a package that comes on demand, with the modules that bring it. */
  readonly isOnDemand?: true
}

/** The stages that are there before a screen's code that comes later. */
const STARTED: ReadonlySet<string> = new Set(TIERS.filter((tier) => tier !== 'shared'))

const namesOf = (roots: readonly Root[]) => new Set(roots.map(({ name }) => name.replace(/-later$/, '')))

/** Returns the name of the package that a module is of, without its scope. */
const packageOf = (id: string): string => /node_modules\/(?:@[^/]+\/)?([^/]+)\//.exec(id)?.[1] ?? ''

/** Returns where a module goes by what needs it at its start (`starters`) and by all that need it. */
function placeOf(starters: readonly Root[], holders: readonly Root[]): Place {
  const areas = namesOf(holders)
  const [area = ''] = areas
  if (starters.length === 0) {
    return { file: areas.size > 1 ? 'shared' : `${area}-rest` }
  }
  const tier = TIERS.find((each) => starters.some((root) => root.tier === each)) ?? 'shared'
  const earliest = new Set(starters.filter((root) => root.tier === tier).map(({ name }) => name))
  const [only = tier] = earliest
  const started = namesOf(starters).size
  if (earliest.size > 1 || started > 2 || TIERS.some((each) => each === only)) return { file: tier }
  const isOwn = started === 1 && (areas.size === 1 || tier === 'public')
  return isOwn ? { file: only } : { file: `${only}-parts`, orElse: tier }
}

/** Returns the place of each module; null leaves the module to the bundler. */
function placesOf(graph: Graph, ids: readonly string[]): ReadonlyMap<string, Place | null> {
  const imported = (id: string) => graph.getModuleInfo(id)?.importedIds ?? []
  const importedLater = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const find = (files: readonly string[]) => ids.filter((id) => files.some((file) => id.endsWith(`/${file}`)))
  const maps = new Set(find([...PUBLIC_SCREENS, ...GUARDED_SCREENS]))
  const reachOf = (from: readonly string[], isLaterToo = false): ReadonlySet<string> => {
    const reach = new Set(from)
    for (const id of reach) {
      for (const next of imported(id)) reach.add(next)
      if (isLaterToo && !maps.has(id)) for (const next of importedLater(id)) reach.add(next)
    }
    return reach
  }
  const areasOf = (files: readonly string[]) => Map.groupBy(find(files).flatMap(importedLater), areaOf)

  const entry = ids.filter((id) => graph.getModuleInfo(id)?.isEntry === true)
  const publicAreas = areasOf(PUBLIC_SCREENS)
  const guardedAreas = areasOf(GUARDED_SCREENS)
  const prerendered = new Set(find(SHELLS.map(({ module }) => module)).map(areaOf))
  const roots: Root[] = [
    { name: 'public', tier: 'public', reach: reachOf(entry) },
    ...(['chrome', 'session', 'account', 'workspace'] as const).map((tier): Root => {
      return { name: tier, tier, reach: reachOf(find(AROUND[tier])) }
    }),
    {
      name: 'app',
      tier: 'shared',
      reach: reachOf([...entry, ...find(Object.values(AROUND).flat())], true),
    },
    ...[...publicAreas].map(([name, screens]): Root => {
      return { name, tier: prerendered.has(name) ? 'public' : 'visitor', reach: reachOf(screens) }
    }),
    ...[...guardedAreas].flatMap(([name, screens]): Root[] => [
      { name, tier: 'workspace', reach: reachOf(screens) },
      { name, tier: 'shared', reach: reachOf(screens, true) },
    ]),
  ]
  const begun = new Set(roots.filter(({ tier }) => tier !== 'shared').flatMap(({ reach }) => [...reach]))
  const isOnDemand = (id: string) => id.includes('node_modules') && !begun.has(id)
  const has = (part: string, test: (id: string) => boolean) => [...reachOf([part])].some(test)
  for (const [area, screens] of publicAreas) {
    const parts = [...reachOf(screens, true)].flatMap((id) => (maps.has(id) ? [] : importedLater(id)))
    for (const part of parts) {
      const isFirst = prerendered.has(area) && !has(part, (id) => NOT_FIRST.test(id))
      const tier = isFirst ? 'public' : has(part, (id) => NOT_FOR_VISITORS.test(id)) ? 'shared' : 'visitor'
      roots.push({ name: isFirst ? area : `${area}-later`, tier, reach: reachOf([part]) })
    }
  }

  const ours = ids.filter((id) => !id.includes('node_modules'))
  const packagesOnDemand = Map.groupBy(ours.flatMap(imported).filter(isOnDemand), packageOf)
  const reachOfPackages = [...packagesOnDemand].map(([name, from]) => ({ name, from, reach: reachOf(from) }))
  /** Puts a package that comes on demand into one file with the modules that bring it. */
  const onDemandPlace = (id: string): Place | null => {
    const reach = reachOf([id])
    const [found, ...others] = reachOfPackages.filter((each) =>
      id.includes('node_modules') ? each.reach.has(id) : each.from.some((module) => reach.has(module)),
    )
    if (found === undefined || others.length > 0) return null
    return { file: found.name, isOnDemand: true }
  }
  const place = (id: string): Place | null => {
    const holders = roots.filter(({ reach }) => reach.has(id))
    if (holders.length === 0) return null
    if (!begun.has(id) && has(id, isOnDemand)) return onDemandPlace(id)
    return placeOf(
      holders.filter(({ tier }) => tier !== 'shared'),
      holders,
    )
  }
  const places = new Map(ids.map((id) => [id, place(id)]))
  /** Moves small code that comes later into a file that is loaded already, when it imports no other file. */
  const settled = (id: string, found: Place | null): Place | null => {
    const [, area = '', kind] = /^(.+)-(rest|later)$/.exec(found?.file ?? '') ?? []
    if (found === null || kind === undefined || area === 'app') return found
    const there = kind === 'rest' ? area : 'visitor'
    const files = [...reachOf([id])].map((each) => places.get(each)?.file ?? found.file)
    const isAlone = files.every((file) => file === found.file || file === there || STARTED.has(file))
    return isAlone ? { file: `${area}-own`, orElse: there } : found
  }
  return new Map([...places].map(([id, found]) => [id, settled(id, found)]))
}

/**
 * Groups modules into files by what needs them (docs/decisions/0102-few-files.md): one file for each screen, one for the code that the
 * screens of a stage share, and one for what comes later. Each `import()` loads them through src/lib/loading/preloadedImport.ts.
 */
export function chunks(): Plugin {
  let ids: readonly string[] = []
  let places: ReadonlyMap<string, Place | null> | undefined
  const grouped = (nameOf: (place: Place) => string | null): Group => ({
    name: (id, graph) => {
      const place = (places ??= placesOf(graph, ids)).get(id)
      return place === undefined || place === null ? null : nameOf(place)
    },
    maxModuleSize: MAX_MODULE_SIZE,
    // A module's imports have places of their own, which come before it.
    includeDependenciesRecursively: false,
  })
  const groups: Group[] = [
    { name: 'react', test: packages('react|react-dom|scheduler|react-router|react-router-dom') },
    { name: 'forms', test: packages('zod|react-hook-form|@hookform') },
    {
      name: 'firebase',
      test: packages(String.raw`@firebase[\\/](?:app|auth|functions|util|component|logger)|idb`),
    },
    { name: 'firestore', test: packages(String.raw`@firebase[\\/](?:firestore|webchannel-wrapper)`) },
    { ...grouped(({ file, isOnDemand }) => (isOnDemand === true ? file : null)), maxModuleSize: Infinity },
    { ...grouped(({ file, orElse }) => (orElse === undefined ? null : file)), minSize: MIN_SIZE },
    grouped(({ file, orElse = file }) => orElse),
  ]
  return {
    name: 'chunks',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
            },
          },
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { preloadedImport as __vitePreload } from ${JSON.stringify(PRELOADED_IMPORT)}`,
    },
    buildEnd() {
      ids = [...this.getModuleIds()]
      places = undefined
    },
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(manifestOf(bundle)) })
    },
  }
}
