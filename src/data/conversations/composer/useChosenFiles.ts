import { useState } from 'react'
import { useUnsaved } from '../../../lib/forms/unsaved.ts'
import { useStore } from '../../../lib/store.ts'
import type { ChosenFiles, ChosenState } from './chosenFiles.ts'
import { chosenFilesOf } from './ownChosenFiles.ts'

/** What somebody has chosen to go with the next message of a conversation. */
export function useChosenFiles(conversationId: string): ChosenState & { readonly chosen: ChosenFiles } {
  const [chosen] = useState(() => chosenFilesOf(conversationId))
  const state = useStore(chosen)
  useUnsaved(!state.areKept && state.files.length > 0, {
    words: 'Os arquivos que você escolheu vão se perder.',
    isPerQuery: true,
  })
  return { ...state, chosen }
}
