import { isStaff } from '@ribalta/domain/account/grants'
import { type CatalogueUsage, catalogueUsageSchema } from '@ribalta/domain/schemas/catalogue/catalogueCalls'
import { HttpsError } from 'firebase-functions/https'
import { countUsage } from '../../services/catalogue/usage.ts'
import { reads } from '../../services/shared/parsing.ts'
import { readGrants } from '../../services/account/grants.ts'
import { defineCommand } from '../defineCommand.ts'

/** How many published pages and records use a class or a skill: `catalogueUsageSchema` in; staff only. */
export const catalogueUsage = defineCommand(
  'catalogueUsage',
  reads(catalogueUsageSchema),
  async ({ kind, id }, { backend, caller }): Promise<CatalogueUsage> => {
    const grants = await readGrants(backend, caller)
    if (!isStaff({ grants }))
      throw new HttpsError('permission-denied', 'Só a equipe pode ver o uso do catálogo.')
    return countUsage(backend, kind, id)
  },
)
