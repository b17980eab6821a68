import { MissingCode } from './missingCode.ts'
import { once } from './once.ts'
import { reloadOnce } from './reloadOnce.ts'

declare global {
  /** Preloads a queued file at once (src/early). Returns whether the file was in the queue. */
  var ribaltaPreload: ((href: string) => boolean) | undefined
}

const hasLink = (rel: string, href: string): boolean =>
  document.querySelector(`link[rel="${rel}"][href="${href}"]`) !== null

/** Returns whether the browser has requested the file as a module. Fetches and prefetches don't count: they may have been cut off. */
function isModule(href: string): boolean {
  if (hasLink('prefetch', href)) return false
  if (hasLink('preload', href) || hasLink('modulepreload', href)) return true
  const entries = performance.getEntriesByName(
    new URL(href, location.href).href,
  ) as PerformanceResourceTiming[]
  return entries.some(({ initiatorType }) => initiatorType !== 'fetch')
}

async function fetchScript(href: string): Promise<void> {
  if (isModule(href) || globalThis.ribaltaPreload?.(href) === true) return
  const response = await fetch(href)
  // The browser keeps only what it has received to the end.
  await response.arrayBuffer()
  if (response.ok) return
  reloadOnce()
  throw new Error(`${href}: ${String(response.status)}`)
}

async function addStyles(href: string): Promise<void> {
  // A page contains its styles, or has loaded them.
  if (document.querySelector(`style[data-href="${href}"]`) !== null || hasLink('stylesheet', href)) return
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

/** Loads a file of the build once. A failed load is tried again by the next call. */
function load(file: string): Promise<void> {
  const href = `/${file}`
  const known = loads.get(href) ?? once(() => (href.endsWith('.css') ? addStyles(href) : fetchScript(href)))
  loads.set(href, known)
  return known()
}

/**
 * Imports a module of the build after its files have come into the browser's cache (docs/decisions/0102-few-files.md), because a browser
 * never asks again for a module that failed. Rejects with {@link MissingCode} when a file doesn't come.
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
    // The file is no module, or the page's own request for it failed: the browser asks again only after a reload.
    reloadOnce()
    throw navigator.onLine ? error : new MissingCode(error)
  })
}
