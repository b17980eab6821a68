import { MissingCode } from './missingCode.ts'
import { once } from './once.ts'
import { reloadOnce } from './reloadOnce.ts'

const hasLink = (rel: string, href: string): boolean =>
  document.querySelector(`link[rel="${rel}"][href="${href}"]`) !== null

/** Whether the browser asks, or has asked, for the file for a module; a fetch or a prefetch may have been cut off. */
function isModule(href: string): boolean {
  if (hasLink('prefetch', href)) return false
  if (hasLink('preload', href) || hasLink('modulepreload', href)) return true
  const entries = performance.getEntriesByName(
    new URL(href, location.href).href,
  ) as PerformanceResourceTiming[]
  return entries.some(({ initiatorType }) => initiatorType !== 'fetch')
}

async function fetchScript(href: string): Promise<void> {
  if (isModule(href)) return
  const response = await fetch(href)
  // To the end: what is cut off is not kept.
  await response.arrayBuffer()
  if (response.ok) return
  reloadOnce()
  throw new Error(`${href}: ${String(response.status)}`)
}

async function addStyles(href: string): Promise<void> {
  // Each page has the first styles in itself.
  if (document.querySelector(`style[data-href="${href}"]`) !== null) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(href))
    }
    document.head.append(link)
  })
}

const loads = new Map<string, () => Promise<void>>()

/** Loads a file of the build once; one that did not come is asked for again. */
function load(file: string): Promise<void> {
  const href = `/${file}`
  const known = loads.get(href) ?? once(() => (href.endsWith('.css') ? addStyles(href) : fetchScript(href)))
  loads.set(href, known)
  return known()
}

/**
 * Imports a module of the build once the files that it needs are in the browser's cache (docs/decisions/0102-few-files.md). A browser
 * remembers a module that did not come for as long as the page lives, so no module is imported before. Rejects with
 * {@link MissingCode} where a file does not come.
 */
export async function preloadedImport<T>(
  importing: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  try {
    await Promise.all(files.map(load))
  } catch (error) {
    throw new MissingCode(error)
  }
  return importing().catch((error: unknown) => {
    // What came is no module, or was missing when the page itself asked for it: only a page that is loaded again asks again.
    reloadOnce()
    throw navigator.onLine ? error : new MissingCode(error)
  })
}
