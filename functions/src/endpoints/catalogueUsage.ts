import { isStaff } from '@ribalta/domain/grants'
import { type CatalogueUsage, catalogueUsageSchema } from '@ribalta/domain/schemas/catalogueCalls'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { countUsage } from '../services/catalogue/usage.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { readGrants } from '../services/accounts/grants.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** How many published pages and records use a class or a skill: `catalogueUsageSchema` in; staff only. */
export const catalogueUsage = defineCallable(
  'catalogueUsage',
  { memory: '256MiB', timeoutSeconds: 30, maxInstances: 5 },
  async ({ data, ...caller }): Promise<CatalogueUsage> => {
    const { kind, id } = parseOrRefuse(catalogueUsageSchema, data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    await requireRate(backend, 'catalogueUsage', caller, new Date())
    const grants = await readGrants(backend, caller)
    if (!isStaff({ grants }))
      throw new HttpsError('permission-denied', 'Só a equipe pode ver o uso do catálogo.')
    return countUsage(backend, kind, id)
  },
)
