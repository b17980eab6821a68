import { MAX_FAVORITE_NOTE } from '@ribalta/domain/schemas/roster/favorites'
import { noteDraftOf, tidyNote, typeNote } from '../../data/favoriteLists/noteDrafts.ts'
import { DraftTextarea } from '../../ui/DraftTextarea.tsx'

export interface NoteFieldProps {
  listId: string
  uid: string
  artisticName: string
  note: string
}

/** What is noted about somebody in a list. */
export function NoteField({ listId, uid, artisticName, note }: NoteFieldProps) {
  const noted = noteDraftOf(listId, uid)
  return (
    <DraftTextarea
      label={`Anotação sobre ${artisticName}`}
      draft={noted.draft}
      stored={note}
      tidy={tidyNote}
      maxLength={MAX_FAVORITE_NOTE}
      onType={(text) => {
        typeNote(noted, artisticName, text)
      }}
    />
  )
}
