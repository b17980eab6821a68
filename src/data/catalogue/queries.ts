import type { CatalogueKind } from '@ribalta/domain/catalogue/catalogueKinds'
import {
  catalogueUsageResultSchema,
  type CatalogueUsage,
} from '@ribalta/domain/schemas/catalogue/catalogueCalls'
import { queryOptions } from '@tanstack/react-query'
import { callFunction } from '../callables.ts'

async function readCatalogueUsage(kind: CatalogueKind, id: string): Promise<CatalogueUsage> {
  return catalogueUsageResultSchema.parse(await callFunction('catalogueUsage', { kind, id }))
}

/** How many published pages and records use a class or a skill; counted anew each time. */
export function catalogueUsageQuery(kind: CatalogueKind, id: string) {
  return queryOptions({
    queryKey: ['catalogue', 'usage', kind, id],
    queryFn: () => readCatalogueUsage(kind, id),
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  })
}
