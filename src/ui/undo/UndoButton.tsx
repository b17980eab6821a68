import { useEffect } from 'react'
import { hasOwnKeys } from '../../lib/hasOwnKeys.ts'
import { useStore } from '../../lib/store.ts'
import { Button } from '../Button.tsx'
import { doneActs, undoLast } from './undo.ts'

/** Takes the last act back, by a press or by Ctrl+Z; there while there is one. */
export function UndoButton() {
  const last = useStore(doneActs).at(-1)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
      if (!isUndo || event.shiftKey || event.altKey || hasOwnKeys(event.target)) return
      event.preventDefault()
      undoLast()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
  if (last === undefined) return null
  return (
    <Button variant="quiet" aria-label={`Desfazer: ${last.what}`} onClick={undoLast}>
      Desfazer
    </Button>
  )
}
