import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as z from 'zod/mini'
import { FILE_ADDRESS, FILE_POLICY } from '../../domain/src/media/privateFiles.ts'
import { ROOT } from '../lib/project.ts'
import { bundleEarlyScript } from '../build/bundledScripts.ts'
import { DIST } from '../build/manifest.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { pageRewrites } from './rewrites.ts'

const headerSchema = z.object({ key: z.string(), value: z.string() })
const ruleSchema = z.object({ source: z.string(), headers: z.array(headerSchema) })
/** The parts of firebase.json that are made here; all others are kept as they are. */
const configSchema = z.looseObject({
  hosting: z.looseObject({
    rewrites: z.array(z.looseObject({ source: z.string() })),
    headers: z.array(ruleSchema),
  }),
})
export type HostingConfig = z.infer<typeof configSchema>

export const FIREBASE_JSON = join(ROOT, 'firebase.json')
const POLICY = 'Content-Security-Policy'
/** The policies of private files. The last matching rule wins, even over the function's own headers. */
const FILES = {
  source: `${FILE_ADDRESS}**`,
  headers: [
    { key: POLICY, value: FILE_POLICY },
    { key: 'Referrer-Policy', value: 'no-referrer' },
  ],
}
const KEPT = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }
const FRESH = { key: 'Cache-Control', value: 'no-cache' }

export function readFirebaseJson(): HostingConfig {
  const config: unknown = JSON.parse(readFileSync(FIREBASE_JSON, 'utf8'))
  configSchema.parse(config)
  // The text's own order of keys, which parsing would change.
  return config as HostingConfig
}

/** The pages by the route map, and then what functions answer. */
function withPages(rewrites: HostingConfig['hosting']['rewrites']): HostingConfig['hosting']['rewrites'] {
  const others = rewrites.filter((rewrite) => !('destination' in rewrite))
  return [...pageRewrites().map((rewrite) => ({ ...rewrite })), ...others]
}

/**
 * What keeps its address while it changes: asked for anew each time, or a browser would show the last build's pages for an
 * hour. What functions answer says for itself how long it may be kept.
 */
function freshAddresses(): HostingConfig['hosting']['headers'] {
  const pages = pageRewrites().map(({ source }) => source)
  const words = pages
    .flatMap((source) => /^\/(?:@\((.+)\)|([\w-]+))$/.exec(source)?.slice(1) ?? [])
    .filter(Boolean)
  const deeper = pages.filter((source) => source.endsWith('/*'))
  const files = ['offline', 'sw.js', 'manifest.webmanifest']
  const sources = [`/@(${[...files, ...words].join('|')})`, ...deeper]
  return sources.map((source) => ({ source, headers: [FRESH] }))
}

const isFresh = ({ headers }: HostingConfig['hosting']['headers'][number]): boolean =>
  headers.length === 1 && headers[0]?.key === FRESH.key && headers[0].value === FRESH.value

/** The addresses of the last build's files, whose names change with what is in them; none before the first build. */
export function builtAssets(): string[] {
  const folder = join(DIST, 'assets')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  return files
    .map(({ parentPath, name }) => `/${relative(DIST, join(parentPath, name)).replaceAll('\\', '/')}`)
    .toSorted()
}

export interface Deployed {
  /** The project, whose functions' host the policy names. */
  readonly project?: string
  /** The files that never change, each by its address: a pattern would have a missing one's 404 kept for a year. */
  readonly assets?: readonly string[]
}

/**
 * firebase.json as it has to be: the pages by the route map, the policy by the inline script's hash. What only a build and a
 * project can say is not in the file itself, but in what the suite and a deployment make of it.
 */
export async function hostingConfig(
  variant: 'production' | 'local',
  { project, assets = [] }: Deployed = {},
): Promise<HostingConfig> {
  const config = readFirebaseJson()
  const value = contentSecurityPolicy(await bundleEarlyScript(), variant, project)
  const others = config.hosting.headers
    .filter((rule) => !isFresh(rule) && rule.source !== FILES.source)
    .map((rule) =>
      rule.source === '**'
        ? { ...rule, headers: [...rule.headers.filter(({ key }) => key !== POLICY), { key: POLICY, value }] }
        : rule,
    )
  const headers = [
    ...others,
    FILES,
    ...freshAddresses(),
    ...assets.map((source) => ({ source, headers: [KEPT] })),
  ]
  const rewrites = withPages(config.hosting.rewrites)
  return { ...config, hosting: { ...config.hosting, rewrites, headers } }
}
