import { MAX_MEMO } from '@ribalta/domain/castings/casting'
import { doc, serverTimestamp } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { createDraft, type Draft, type StoredText, unsavedOf } from '../../lib/forms/draft.ts'
import { tellUnsaved } from '../../lib/forms/unsaved.ts'
import { onForget } from '../../lib/keptStorage.ts'
import { saveSharedNote } from '../notes/saveSharedNote.ts'
import { type Candidate, candidateId } from './candidates.ts'

const drafts = new Map<string, Draft>()
onForget(() => {
  for (const draft of drafts.values()) draft.drop()
  drafts.clear()
})

/** Returns the draft of a memo by `author`: the same one while the application is open. The question before leaving calls the artist `name`. */
export function memoDraftOf(
  candidate: Pick<Candidate, 'castingId' | 'artistId' | 'roleId'>,
  name: string,
  author: string,
): Draft {
  const path = `castings/${candidate.castingId}/board/${candidateId(candidate)}`
  const known = drafts.get(path)
  if (known !== undefined) return known
  const draft = createDraft((text, before) => saveMemo({ path, author }, text, before), MAX_MEMO)
  draft.subscribe(() => {
    tellUnsaved(draft, unsavedOf(draft, `A anotação sobre ${name} ainda não foi salva.`))
  })
  drafts.set(path, draft)
  return draft
}

async function saveMemo(
  { path, author }: { readonly path: string; readonly author: string },
  text: string,
  before: StoredText,
): Promise<void> {
  const document = doc(await firebaseFirestore(), path)
  const beside = { updatedAt: serverTimestamp() }
  await saveSharedNote({ document, field: 'memo', author, beside }, text, before)
}
