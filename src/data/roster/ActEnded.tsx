import { useState } from 'react'
import { useStore } from '../../lib/store.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { doneActs, endActs, isUndone, takeBack } from '../../ui/undo/undo.ts'
import type { ActEnd } from './actOn.ts'
import { TellDialog } from './TellDialog.tsx'

export interface ActEndedProps {
  end: ActEnd
  onClose: () => void
}

/** How an act on people ended, and the way to tell those whom it reached at once. */
export default function ActEnded({ end, onClose }: ActEndedProps) {
  const [isTelling, setIsTelling] = useState(false)
  const kept = useStore(doneActs)
  const { undo, link } = end
  if (end.words.length === 0 || (undo !== undefined && isUndone(undo))) return null
  const canUndo = undo !== undefined && kept.includes(undo)
  const isDone = end.reached.length > 0
  const isToTell = end.reached.some(({ notice }) => notice !== undefined)
  return (
    <div className="max-h-[40dvh] overflow-y-auto rounded-control bg-surface shadow-raised">
      <Notice tone={isDone ? 'success' : 'warning'}>
        {end.words.map((sentence) => (
          <p key={sentence} className="break-words">
            {sentence}
          </p>
        ))}
        {canUndo && end.whileUndoable !== undefined ? <p>{end.whileUndoable}</p> : null}
        <p className="mt-3 flex flex-wrap gap-3">
          {!canUndo ? null : (
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                takeBack(undo)
              }}
            >
              Desfazer
            </Button>
          )}
          {link === undefined ? null : (
            <ButtonLink variant="secondary" size="small" to={link.to}>
              {link.label}
            </ButtonLink>
          )}
          {isToTell ? (
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                setIsTelling(true)
              }}
            >
              Avisar pelo WhatsApp
            </Button>
          ) : null}
          <Button variant="quiet" size="small" onClick={onClose}>
            Fechar
          </Button>
        </p>
      </Notice>
      <TellDialog
        end={end}
        isOpen={isTelling}
        onSent={() => {
          endActs((act) => act === undo)
        }}
        onClose={() => {
          setIsTelling(false)
        }}
      />
    </div>
  )
}
