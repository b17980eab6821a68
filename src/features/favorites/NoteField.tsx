import { type Favorite, MAX_FAVORITE_NOTE } from '@ribalta/domain/schemas/roster/favorites'
import { useAuth } from '../../auth/AuthContext.tsx'
import { noteDraftOf, typeNote } from '../../data/favoriteLists/noteDrafts.ts'
import { DraftTextarea } from '../../data/notes/DraftTextarea.tsx'

export interface NoteFieldProps {
  listId: string
  item: Favorite
  artisticName: string
}

/** The team's note about an artist in a list. */
export function NoteField({ listId, item, artisticName }: NoteFieldProps) {
  const { user } = useAuth()
  const noted = noteDraftOf(listId, item.artistId, user?.uid ?? '')
  const stored = { text: item.note, version: item.noteVersion ?? 0, by: item.noteBy }
  return (
    <DraftTextarea
      label={`Anotação sobre ${artisticName}`}
      draft={noted.draft}
      stored={stored}
      maxLength={MAX_FAVORITE_NOTE}
      onType={(text) => {
        typeNote(noted, artisticName, text, stored)
      }}
    />
  )
}
