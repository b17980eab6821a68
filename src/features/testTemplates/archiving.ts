import type { QueryClient } from '@tanstack/react-query'
import { archiveTestTemplate } from '../../data/testTemplates/calls.ts'
import { templateReads, type TemplateEntry } from '../../data/testTemplates/queries.ts'
import { archiveUndoably } from '../../ui/undo/archiving.ts'

/** Offers a template no longer, or again; can be taken back. */
export function setArchived(client: QueryClient, { id, title }: TemplateEntry, isArchived: boolean): void {
  archiveUndoably(
    {
      name: title,
      archive: (next) => archiveTestTemplate({ templateId: id, isArchived: next }),
      readAnew: () => client.invalidateQueries(templateReads),
      logged: 'A template was not archived, or not offered again',
    },
    isArchived,
  )
}
