import { MAX_MEMO } from '@ribalta/domain/castings/casting'
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { createDraft, type Draft, unsavedOf } from '../../lib/forms/draft.ts'
import { tellUnsaved } from '../../lib/forms/unsaved.ts'
import { onForget } from '../../lib/keptStorage.ts'
import { logWarning } from '../../lib/log.ts'
import { type Candidate, candidateId } from './candidates.ts'

const drafts = new Map<string, Draft>()
onForget(() => {
  for (const draft of drafts.values()) draft.drop()
  drafts.clear()
})

/** A memo as it is stored: what follows the last letter is left out. */
export const tidyMemo = (text: string): string => text.trimEnd()

/** What is being noted about a candidate, whom the words before leaving call by `name`: one and the same while the application is open. */
export function memoDraftOf(
  candidate: Pick<Candidate, 'castingId' | 'artistId' | 'roleId'>,
  name: string,
): Draft {
  const path = `castings/${candidate.castingId}/board/${candidateId(candidate)}`
  const known = drafts.get(path)
  if (known !== undefined) return known
  const draft = createDraft((text) => saveMemo(path, text), MAX_MEMO)
  draft.subscribe(() => {
    tellUnsaved(draft, unsavedOf(draft, `A anotação sobre ${name} ainda não foi salva.`))
  })
  drafts.set(path, draft)
  return draft
}

async function saveMemo(path: string, text: string): Promise<void> {
  try {
    const change = { memo: tidyMemo(text), updatedAt: serverTimestamp() }
    await updateDoc(doc(await firebaseFirestore(), path), change)
  } catch (error) {
    logWarning('A memo was not kept', error)
    throw error
  }
}
