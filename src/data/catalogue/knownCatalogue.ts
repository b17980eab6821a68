import type { CatalogueEntries } from './catalogue.ts'

/** Both lists, for what is done once and cannot be drawn again when they come. Rejects where they did not come. */
export async function knownCatalogue(): Promise<CatalogueEntries> {
  const { appCatalogue } = await import('./catalogue.ts')
  if (!(await appCatalogue.load())) throw new Error('The lists did not come')
  return appCatalogue.current()
}
