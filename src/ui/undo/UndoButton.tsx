import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { hasOwnKeys } from '../../lib/hasOwnKeys.ts'
import { screenAt } from '../../lib/screenAt.ts'
import { useStore } from '../../lib/store.ts'
import { Button } from '../Button.tsx'
import { doneActs, undoLast } from './undo.ts'

/** Undoes the last act of this screen, by a press or by Ctrl+Z; shown while there is one. */
export function UndoButton() {
  const screen = screenAt(useLocation())
  const last = useStore(doneActs).findLast((act) => act.screen === screen)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
      if (!isUndo || event.shiftKey || event.altKey || hasOwnKeys(event.target)) return
      event.preventDefault()
      undoLast(screen)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [screen])
  if (last === undefined) return null
  return (
    <Button
      variant="quiet"
      className="max-w-full py-2 text-left"
      onClick={() => {
        undoLast(screen)
      }}
    >
      {`Desfazer: ${last.what}`}
    </Button>
  )
}
