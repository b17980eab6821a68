import { failedNotes } from '../../data/favoriteLists/noteDrafts.ts'
import { useStore } from '../../lib/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

export interface LostNotesProps {
  listId: string
  /** Who has a place in the list, where a note says for itself that it was not saved; `undefined` while that is not known. */
  uids: readonly string[] | undefined
}

/** What was noted about somebody who left the list meanwhile, and so has no place to be saved in. */
export function LostNotes({ listId, uids }: LostNotesProps) {
  const failed = useStore(failedNotes)
  const lost = failed.filter((note) => note.listId === listId && uids?.includes(note.uid) === false)
  return lost.map(({ uid, artisticName, draft }) => (
    <Notice key={uid} tone="danger">
      <p>
        A anotação sobre <span>{artisticName}</span> não foi salva, porque a pessoa não está mais na lista.
        Copie o que quiser guardar:
      </p>
      <p className="mt-2 break-words whitespace-pre-wrap text-ink">{draft.current().text}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={draft.drop}>
        Descartar anotação
      </Button>
    </Notice>
  ))
}
