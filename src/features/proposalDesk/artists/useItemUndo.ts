import { useCallback, useEffect, useRef } from 'react'
import { type DoneAct, doneActs, sendUndoable } from '../../../ui/undo/undo.ts'

/** Keeps what is done to what is only typed, to be taken back as long as it is on the screen. */
export function useItemUndo(): (what: string, undo: () => void) => void {
  const mine = useRef<readonly DoneAct[]>([])
  useEffect(
    () => () => {
      doneActs.set(doneActs.current().filter((act) => !mine.current.includes(act)))
    },
    [],
  )
  return useCallback((what, undo) => {
    sendUndoable(Promise.resolve(), { what, undo, altText: 'Pôr de volta na proposta, no mesmo lugar' })
    const kept = doneActs.current().at(-1)
    if (kept !== undefined) mine.current = [...mine.current, kept]
  }, [])
}
