import { DESCRIBED, type DescribedPage, isStatic, PLAIN_SHELL, ROUTES, SHELLS } from '../build/shells.ts'

export interface Rewrite {
  readonly source: string
  readonly destination: string
}

const toPlain = (source: string): Rewrite => ({ source, destination: `/${PLAIN_SHELL}` })
const ownPages: readonly DescribedPage[] = [...SHELLS, ...DESCRIBED]

/**
 * Returns the page that Hosting sends for each address; the first match counts. Public addresses with data are missing: `sharePreview`
 * answers those with the page of the same route, its first data and its own head.
 */
export function pageRewrites(): Rewrite[] {
  const words = ROUTES.flatMap(({ path }) => {
    const word = /^(\w[^/]*)(\/:\w+\?)?$/.exec(path)?.[1]
    return word === undefined || ownPages.some(({ route }) => route === path) ? [] : [word]
  })
  const guarded = ROUTES.flatMap(({ path, guard }) => {
    const first = /^(\w[^/]*)\/:\w+\??$/.exec(path)?.[1]
    return first === undefined || guard === 'public' ? [] : [first]
  })
  return [
    ...ownPages
      .filter((page) => isStatic(page))
      .map(({ route, file }) => ({ source: `/${route}`, destination: `/${file}` })),
    toPlain(`/@(${words.join('|')})`),
    toPlain(`/@(${guarded.join('|')})/*`),
  ]
}

/** Returns the rewrites of the preview, which has no functions: every address has its page. */
export function previewRewrites(): Rewrite[] {
  const data = SHELLS.filter((page) => !isStatic(page)).map(({ route, file }) => ({
    source: route === '/' ? '/' : `/${route.replaceAll(/:\w+/g, '*')}`,
    destination: `/${file}`,
  }))
  return [...pageRewrites(), ...data, toPlain('**')]
}
