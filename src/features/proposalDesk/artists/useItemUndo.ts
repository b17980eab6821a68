import { useCallback, useEffect, useRef } from 'react'
import { type DoneAct, endActs, sendUndoable } from '../../../ui/undo/undo.ts'

/** Keeps what is done to what is only typed, to be taken back as long as it is on the screen. */
export function useItemUndo(): (what: string, undo: () => void) => void {
  const mine = useRef<readonly DoneAct[]>([])
  useEffect(
    () => () => {
      endActs((act) => mine.current.includes(act))
    },
    [],
  )
  return useCallback((what, undo) => {
    const altText = 'Pôr de volta na proposta, no mesmo lugar'
    mine.current = [...mine.current, sendUndoable(Promise.resolve(), { what, undo, altText })]
  }, [])
}
