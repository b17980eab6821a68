import type { QueryClient } from '@tanstack/react-query'
import { archiveRheaCriteria } from '../../data/rheaCriteria/calls.ts'
import { criteriaReads, type CriteriaEntry } from '../../data/rheaCriteria/queries.ts'
import { archiveUndoably } from '../../ui/undo/archiving.ts'

/** Offers a set of criteria no longer, or again; can be taken back. */
export function setArchived(client: QueryClient, { id, name }: CriteriaEntry, isArchived: boolean): void {
  archiveUndoably(
    {
      name,
      archive: (next) => archiveRheaCriteria({ criteriaId: id, isArchived: next }),
      readAnew: () => client.invalidateQueries(criteriaReads),
      logged: 'A set of criteria was not archived, or not offered again',
    },
    isArchived,
  )
}
