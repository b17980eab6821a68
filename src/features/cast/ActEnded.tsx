import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TellDialog } from './TellDialog.tsx'
import type { Act } from './useAct.ts'

/** How the last act on everybody marked ended, and the way to tell them at once. */
export function ActEnded({ act: { ended, told } }: { act: Act }) {
  const [isTelling, setIsTelling] = useState(false)
  if (ended.length === 0) return null
  const isDone = told !== undefined && told.people.length > 0
  return (
    <Notice tone={isDone ? 'success' : 'warning'}>
      {ended.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isDone ? (
        <>
          <p className="mt-3">
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                setIsTelling(true)
              }}
            >
              Avisar pelo WhatsApp
            </Button>
          </p>
          <TellDialog
            told={told}
            isOpen={isTelling}
            onClose={() => {
              setIsTelling(false)
            }}
          />
        </>
      ) : null}
    </Notice>
  )
}
