import type { QueryClient } from '@tanstack/react-query'
import { archiveTestTemplate } from '../../data/testTemplates/calls.ts'
import { templateReads, type TemplateEntry } from '../../data/testTemplates/queries.ts'
import { logWarning } from '../../lib/log.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { toast } from '../../ui/toast/toastStore.ts'
import { sendUndoable } from '../../ui/undo/undo.ts'

async function send(client: QueryClient, templateId: string, isArchived: boolean): Promise<void> {
  try {
    await archiveTestTemplate({ templateId, isArchived })
  } catch (error) {
    logWarning('A template was not archived, or not offered again', error)
    const description = refusalWords(error, 'O servidor não respondeu. Tente de novo.')
    toast({ variant: 'destructive', title: 'Não foi salvo', description })
    throw error
  } finally {
    await client.invalidateQueries(templateReads)
  }
}

/** Offers a template no longer, or again; can be taken back. */
export function setArchived(client: QueryClient, { id, title }: TemplateEntry, isArchived: boolean): void {
  sendUndoable(send(client, id, isArchived), {
    what: isArchived ? `“${title}” foi arquivado` : `“${title}” é oferecido de novo`,
    // Told by itself.
    undo: () => void send(client, id, !isArchived).catch(() => undefined),
    altText: 'Use o botão Desfazer.',
  })
}
