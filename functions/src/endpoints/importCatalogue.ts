import { type ImportCatalogueResult, importCatalogueSchema } from '@ribalta/domain/schemas/catalogueCalls'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { importCatalogue as importAll } from '../services/catalogue/import.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** Classes or skills from a file, all or nothing: `importCatalogueSchema` in, counts out; directors only. */
export const importCatalogue = defineCallable(
  'importCatalogue',
  { memory: '256MiB', timeoutSeconds: 60, maxInstances: 5 },
  async ({ data, ...caller }): Promise<ImportCatalogueResult> => {
    const input = parseOrRefuse(importCatalogueSchema, data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'importCatalogue', caller, now)
    return importAll(backend, input, caller, now)
  },
)
