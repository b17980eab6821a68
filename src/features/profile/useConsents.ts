import type { ConsentKind } from '@ribalta/domain/account/consents'
import type { Consent } from '@ribalta/domain/schemas/account/consent'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ownConsentsQuery, recordConsent } from '../../data/consents/queries.ts'

export interface Consents {
  /** Undefined until they are there. */
  lines: readonly Consent[] | undefined
  hasFailed: boolean
  retry: () => void
  /** Adds a line and reads the ledger again. Rejects with the SDK's `FunctionsError`. */
  record: (kind: ConsentKind, version: string, given: boolean) => Promise<void>
}

/** A person's own ledger of consents. */
export function useConsents(uid: string): Consents {
  const client = useQueryClient()
  const query = ownConsentsQuery(uid)
  const { data, isError, refetch } = useQuery(query)
  return {
    lines: data,
    hasFailed: isError,
    retry: () => void refetch(),
    record: async (kind, version, given) => {
      await recordConsent(kind, version, given)
      await client.invalidateQueries({ queryKey: query.queryKey })
    },
  }
}
