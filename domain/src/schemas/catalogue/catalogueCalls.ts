import * as z from 'zod/mini'
import { MAX_IMPORT_LINES } from '../../catalogue/catalogueImport.ts'
import { CATALOGUE_KINDS, IMPORT_KINDS } from '../../catalogue/catalogueKinds.ts'

/** `catalogueUsage`: how many hold a class or a skill; staff only. */
export const catalogueUsageSchema = z.strictObject({
  kind: z.enum(CATALOGUE_KINDS),
  id: z.string().check(z.minLength(1), z.maxLength(80)),
})
export const catalogueUsageResultSchema = z.object({
  /** Published artists' pages that show it. */
  artists: z.int(),
  /** Records that hold it, published or not. */
  profiles: z.int(),
})
export type CatalogueUsage = z.infer<typeof catalogueUsageResultSchema>

const cell = z.string().check(z.maxLength(400))

/** `importCatalogue`: lines of a file, each with its cells in the order of the kind's columns; directors only. */
export const importCatalogueSchema = z.strictObject({
  kind: z.enum(IMPORT_KINDS),
  lines: z
    .array(z.array(cell).check(z.maxLength(5)))
    .check(
      z.minLength(1, 'Não há linhas para importar.'),
      z.maxLength(MAX_IMPORT_LINES, `Importe até ${String(MAX_IMPORT_LINES)} linhas por vez.`),
    ),
})
export type ImportCatalogueInput = z.infer<typeof importCatalogueSchema>
export const importCatalogueResultSchema = z.object({ added: z.int(), changed: z.int(), same: z.int() })
export type ImportCatalogueResult = z.infer<typeof importCatalogueResultSchema>
