import { MissingCode } from './missingCode.ts'

/** The server has no such file, or what came is no module of ours. */
const GONE = 404

/** Whether the browser has had the file: what begins the page loads some by itself. */
function hasCome(url: string): boolean {
  return performance
    .getEntriesByName(url)
    .some((entry) => 'responseStatus' in entry && entry.responseStatus === 200)
}

/** Fetches a file and all that it imports, but for what is there; answers whether a file is gone. */
async function fetchWhole(url: string, asked: Set<string>): Promise<boolean> {
  if (asked.has(url) || hasCome(url)) return false
  asked.add(url)
  const response = await fetch(url)
  if (response.status === GONE) return true
  const code = await response.text()
  if (!response.ok) throw new Error(String(response.status))
  const files = [...code.matchAll(/(?:from|import)"(\.\/[^"]+)"/g)]
  const areGone = await Promise.all(files.map(([, file = '']) => fetchWhole(new URL(file, url).href, asked)))
  return areGone.includes(true)
}

async function addStyles(file: string): Promise<void> {
  const href = `/${file}`
  if (document.querySelector(`link[href="${href}"]`) !== null) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const come = new Promise<boolean>((resolve) => {
    link.onload = () => resolve(true)
    link.onerror = () => resolve(false)
  })
  document.head.append(link)
  if (await come) return
  link.remove()
  throw new Error('No styles')
}

/** Whether the page loads itself anew, because a newer version has other files (app/reloadOnMissingChunk.ts). */
function isReloading(): boolean {
  return !dispatchEvent(new Event('ribalta:gone', { cancelable: true }))
}

const NEVER = new Promise<never>(() => undefined)

/**
 * What every `import()` of the built application goes through (scripts/build/fetchedImports.ts). A browser remembers a
 * module that did not come for as long as the page lives and never asks for it again, so the files are fetched first and
 * imported, from the browser's cache, once all of them are there. Rejects with {@link MissingCode} where they are not.
 */
export async function fetchedImport<T>(importing: () => Promise<T>, styles: readonly string[]): Promise<T> {
  // As the build writes it.
  const file = /import\(`(.+?)`\)/.exec(String(importing))?.[1] ?? ''
  let isGone: boolean
  try {
    isGone = await fetchWhole(new URL(file, import.meta.url).href, new Set())
    await Promise.all(styles.map(addStyles))
  } catch (error) {
    throw new MissingCode(error)
  }
  try {
    if (isGone) throw new MissingCode()
    return await importing()
  } catch (error) {
    if (isReloading()) return NEVER
    throw error
  }
}
