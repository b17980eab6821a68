import { MAX_FAVORITE_NOTE } from '@ribalta/domain/schemas/roster/favorites'
import { noteDraftOf, tidyNote, typeNote } from '../../data/favoriteLists/noteDrafts.ts'
import type { DraftState } from '../../lib/forms/draft.ts'
import { useStore } from '../../lib/store.ts'
import { Button } from '../../ui/Button.tsx'

export interface NoteFieldProps {
  listId: string
  uid: string
  artisticName: string
  note: string
}

/** What was typed as long as it is not surely kept; else what is noted, by whoever of the team. */
function shownText({ text, state }: DraftState, note: string): string {
  if (text === undefined) return note
  return state === 'saved' && tidyNote(text) !== note ? note : text
}

/** What is noted about somebody in a list: kept as one types, and said when it is. */
export function NoteField({ listId, uid, artisticName, note }: NoteFieldProps) {
  const noted = noteDraftOf(listId, uid)
  const { draft } = noted
  const typed = useStore(draft)
  return (
    <div>
      <textarea
        aria-label={`Anotação sobre ${artisticName}`}
        placeholder="Anotação"
        rows={2}
        maxLength={MAX_FAVORITE_NOTE}
        value={shownText(typed, note)}
        onChange={({ target }) => {
          typeNote(noted, artisticName, target.value)
        }}
        onBlur={draft.commit}
        className="w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-sm"
      />
      <output className="block min-h-5 text-sm text-muted">
        {typed.state === 'saving' ? 'Salvando…' : typed.state === 'saved' ? 'Anotação salva' : ''}
      </output>
      {typed.state === 'failed' ? (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger">
          A anotação não foi salva.
          <Button variant="secondary" size="small" onClick={draft.commit}>
            Tentar de novo
          </Button>
        </p>
      ) : null}
    </div>
  )
}
