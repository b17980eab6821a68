import type { CatalogueKind } from '@ribalta/domain/catalogueKinds'
import {
  catalogueUsageResultSchema,
  importCatalogueResultSchema,
  type CatalogueUsage,
  type ImportCatalogueResult,
} from '@ribalta/domain/schemas/catalogueCalls'
import { callFunction } from '../callables.ts'

/** How many published pages and records use a class or a skill. */
export async function readCatalogueUsage(kind: CatalogueKind, id: string): Promise<CatalogueUsage> {
  return catalogueUsageResultSchema.parse(await callFunction('catalogueUsage', { kind, id }))
}

/** Adds and changes classes or skills, all or nothing; each line has its cells in the order of the kind's columns. */
export async function importCatalogue(
  kind: CatalogueKind,
  lines: readonly (readonly string[])[],
): Promise<ImportCatalogueResult> {
  return importCatalogueResultSchema.parse(await callFunction('importCatalogue', { kind, lines }))
}
