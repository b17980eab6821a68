import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { siteDescription } from '@ribalta/domain/site/sitePages'
import * as z from 'zod/mini'
import { FIXED_PAGES } from '../../functions/src/services/preview/shell.ts'
import { ROOT } from '../lib/project.ts'

const routeSchema = z.object({
  path: z.string(),
  title: z.string(),
  guard: z.string(),
  hasShell: z.optional(z.boolean()),
})
// By its address: the browser's code is a TypeScript project of its own.
const routeMap: unknown = await import(pathToFileURL(join(ROOT, 'src', 'app', 'routes.ts')).href)
export const { ROUTES } = z.object({ ROUTES: z.array(routeSchema) }).parse(routeMap)

/** The page for addresses that have none of their own: the layout and the sign that something is coming. */
export const PLAIN_SHELL = 'shells/app.html'

export interface Shell {
  /** The route's path in the route map. */
  readonly route: string
  readonly title: string
  /** The module of its screen, from the repository's root. */
  readonly module: string
  /** An address that the route matches; what is drawn there must not depend on the part that varies. */
  readonly address: string
  readonly file: string
}

const SOURCE = readFileSync(join(ROOT, 'src', 'app', 'routes.ts'), 'utf8')

/** Which module a route loads, read from the route map's text: its function says it only by loading it. */
function moduleOf(path: string): string {
  const [, call = ''] = SOURCE.split(new RegExp(`route\\(\\s*'${path}',`))
  const module = /import\('\.\.\/(.+?)'\)/.exec(call)?.[1]
  if (module === undefined) throw new Error(`The prerendered route ${path} must load its module directly`)
  return `src/${module}`
}

function addressOf(path: string): string {
  return path === '/' ? '/' : `/${path.replaceAll(/:\w+/g, 'exemplo')}`
}

function fileOf(path: string): string {
  const name = path === '/' ? 'home' : path.replaceAll(/[^\w/-]/g, '').replaceAll('/', '-')
  return `shells/${name}.html`
}

/** The prerendered pages, by the route map. */
export const SHELLS: readonly Shell[] = ROUTES.flatMap((route) => {
  const { path, title } = route
  if (route.hasShell !== true) return []
  const address = addressOf(path)
  return [{ route: path, title, module: moduleOf(path), address, file: fileOf(path) }]
})

const GUARDED_SOURCE = readFileSync(join(ROOT, 'src', 'app', 'guardedScreens.ts'), 'utf8')

/** The module of each guarded screen, by the first segment of its address. */
export const GUARDED_MODULES: Readonly<Record<string, string>> = Object.fromEntries(
  [...GUARDED_SOURCE.matchAll(/^ {2}'?([\w-]+).*: \(\) => import\('\.\.\/(.+)'\)/gm)].map(
    ([, segment = '', module = '']) => [segment, `src/${module}`],
  ),
)

/** A page whose head is its own while its content comes with the code. */
export type DescribedPage = Pick<Shell, 'route' | 'title' | 'address' | 'file'>

/** The pages that search engines and messengers are told of and that are not prerendered. */
export const DESCRIBED: readonly DescribedPage[] = ROUTES.flatMap(({ path, title, hasShell }) => {
  const address = addressOf(path)
  if (hasShell === true || siteDescription(address) === undefined) return []
  return [{ route: path, title, address, file: fileOf(path) }]
})

/** Whether Hosting answers by itself: what `sharePreview` has no first data for. */
export const isStatic = ({ route, address }: DescribedPage): boolean =>
  !route.includes(':') && !FIXED_PAGES.has(address)
