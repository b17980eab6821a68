import { logWarning } from '../../lib/log.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { toast } from '../toast/toastStore.ts'
import { sendUndoable } from './undo.ts'

/** Something that is offered until it is archived. */
export interface Archivable {
  readonly name: string
  readonly archive: (isArchived: boolean) => Promise<void>
  /** Reads the lists anew, however it ended. */
  readonly readAnew: () => Promise<void>
  /** What the log says where it failed. */
  readonly logged: string
}

async function send({ archive, readAnew, logged }: Archivable, isArchived: boolean): Promise<void> {
  try {
    await archive(isArchived)
  } catch (error) {
    logWarning(logged, error)
    const description = refusalWords(error, 'O servidor não respondeu. Tente de novo.')
    toast({ variant: 'destructive', title: 'Não foi salvo', description })
    throw error
  } finally {
    await readAnew()
  }
}

/** Offers something no longer, or again; can be taken back. */
export function archiveUndoably(archivable: Archivable, isArchived: boolean): void {
  sendUndoable(send(archivable, isArchived), {
    what: isArchived ? `“${archivable.name}” foi arquivado` : `“${archivable.name}” é oferecido de novo`,
    // Told by itself.
    undo: () => void send(archivable, !isArchived).catch(() => undefined),
    altText: 'Use o botão Desfazer.',
  })
}
