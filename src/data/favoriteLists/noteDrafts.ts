import { MAX_FAVORITE_NOTE } from '@ribalta/domain/schemas/roster/favorites'
import { createDraft, type Draft, type StoredText, unsavedOf } from '../../lib/forms/draft.ts'
import { onForget } from '../../lib/keptStorage.ts'
import { createStore, type Store } from '../../lib/store.ts'
import { tellUnsaved } from '../../lib/forms/unsaved.ts'
import { saveItemNote } from './lists.ts'

/** What is being noted about somebody in a list. */
export interface NoteDraft {
  readonly listId: string
  readonly uid: string
  /** As they were called when something was typed. */
  artisticName: string
  readonly draft: Draft
}

const drafts = new Map<string, NoteDraft>()
const failed = createStore<readonly NoteDraft[]>([])
onForget(() => {
  for (const { draft } of drafts.values()) draft.drop()
  drafts.clear()
})

/** Notes that could not be saved, also about who has left the list meanwhile. */
export const failedNotes: Store<readonly NoteDraft[]> = failed

/** Returns the draft of a note by `author`: the same one while the application is open. */
export function noteDraftOf(listId: string, uid: string, author: string): NoteDraft {
  const key = `${listId} ${uid}`
  const known = drafts.get(key)
  if (known !== undefined) return known
  const begun = {
    listId,
    uid,
    artisticName: '',
    draft: createDraft(
      (text, before) => saveItemNote({ listId, uid, author }, text, before),
      MAX_FAVORITE_NOTE,
    ),
  }
  begun.draft.subscribe(() => {
    tell(begun)
  })
  drafts.set(key, begun)
  return begun
}

/** Notes something, which is saved once typing pauses. */
export function typeNote(note: NoteDraft, artisticName: string, text: string, stored: StoredText): void {
  note.artisticName = artisticName
  note.draft.type(text, stored)
}

function tell(note: NoteDraft): void {
  const { draft, artisticName } = note
  const { state } = draft.current()
  tellUnsaved(draft, unsavedOf(draft, `A anotação sobre ${artisticName} ainda não foi salva.`))
  const others = failed.current().filter((each) => each !== note)
  if (state === 'failed' || state === 'conflict') failed.set([...others, note])
  else if (others.length < failed.current().length) failed.set(others)
}
