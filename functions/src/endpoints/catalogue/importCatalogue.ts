import {
  type ImportCatalogueResult,
  importCatalogueSchema,
} from '@ribalta/domain/schemas/catalogue/catalogueCalls'
import { importCatalogue as importAll } from '../../services/catalogue/import.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Classes, their forms or skills from a file, all or nothing: `importCatalogueSchema` in, counts out; directors only. */
export const importCatalogue = defineCommand(
  'importCatalogue',
  reads(importCatalogueSchema),
  (input, { backend, caller, now }): Promise<ImportCatalogueResult> => importAll(backend, input, caller, now),
)
