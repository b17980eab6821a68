import { MissingCode } from './missingCode.ts'
import { reloadOnce } from './reloadOnce.ts'

/** Whether the browser has asked for the file as a module; a mere fetch may have been cut off. */
function isModule(url: string): boolean {
  const entries = performance.getEntriesByName(url) as PerformanceResourceTiming[]
  return entries.some(({ initiatorType }) => initiatorType !== 'fetch')
}

/** Fetches a file and all that it imports, but for what is there. */
async function fetchWhole(url: string, asked: Set<string>): Promise<void> {
  if (asked.has(url) || isModule(url)) return
  asked.add(url)
  const response = await fetch(url)
  const code = await response.text()
  if (!response.ok) {
    reloadOnce()
    throw new Error()
  }
  const files = [...code.matchAll(/(?:from|import)"(\.\/[^"]+)"/g)]
  await Promise.all(files.map(([, file = '']) => fetchWhole(new URL(file, url).href, asked)))
}

/**
 * What every `import()` of the built application goes through (scripts/build/fetchedImports.ts). A browser remembers a
 * module that did not come for as long as the page lives and never asks for it again, so the files are fetched first and
 * imported, from the browser's cache, once all of them are there. Rejects with {@link MissingCode} where they are not.
 */
export async function fetchedImport<T>(importing: () => Promise<T>, styles: readonly string[]): Promise<T> {
  // As the build writes it.
  const file = /import\(`(.+?)`\)/.exec(String(importing))?.[1] ?? ''
  try {
    await fetchWhole(new URL(file, import.meta.url).href, new Set())
    if (styles.length > 0) await (await import('./addStyles.ts')).addStyles(styles)
  } catch (error) {
    throw new MissingCode(error)
  }
  return importing().catch((error: unknown) => {
    // What came is no module, or was missing when the page itself asked for it: only a page loaded anew asks again.
    reloadOnce()
    throw navigator.onLine ? error : new MissingCode(error)
  })
}
