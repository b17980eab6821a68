import { MissingCode } from './missingCode.ts'
import { once } from './once.ts'
import { reloadOnce } from './reloadOnce.ts'

/** Whether the server says that it has no such file any more: a newer version is published. */
async function isGone(href: string): Promise<boolean> {
  const { status } = await fetch(href, { method: 'HEAD', cache: 'no-store' })
  return status === 404
}

function addLink(href: string): Promise<void> {
  const link = document.createElement('link')
  if (href.endsWith('.css')) link.rel = 'stylesheet'
  else Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: '' })
  link.href = href
  return new Promise((resolve, reject) => {
    link.onload = () => {
      resolve()
    }
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} did not come`))
    }
    document.head.append(link)
  })
}

const links = new Map<string, () => Promise<void>>()

/** Loads a file of the build once; one that failed is asked for again. */
async function load(file: string): Promise<void> {
  const href = `/${file}`
  // Each page has the first styles in itself.
  if (document.querySelector(`style[data-href="${href}"]`) !== null) return
  const loadOnce = links.get(href) ?? once(() => addLink(href))
  links.set(href, loadOnce)
  try {
    await loadOnce()
  } catch (error) {
    if (await isGone(href)) reloadOnce()
    throw error
  }
}

/**
 * Imports a module of the build once all files that it needs have been loaded. A browser remembers a module that did not come for as
 * long as the page lives, so a module is imported only when it will come. Rejects with {@link MissingCode} where it doesn't come.
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
    // The page itself asked for the file when it didn't come: only a page that is loaded again gets it.
    reloadOnce()
    throw navigator.onLine ? error : new MissingCode(error)
  })
}
