import { useState } from 'react'
import { useScreenKeys } from '../lib/useScreenKeys.ts'
import { Button } from './Button.tsx'
import { KeysDialog, type KeysDialogProps } from './KeysDialog.tsx'

/** Shows which keys a screen has, for “?” and by a button. */
export function KeysHelp({ keys }: Pick<KeysDialogProps, 'keys'>) {
  const [isOpen, setIsOpen] = useState(false)
  const show = (): void => {
    setIsOpen(true)
  }
  useScreenKeys({ '?': { act: show } })
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        // Where there is no keyboard, as a rule; who has one presses the key.
        className="pointer-coarse:hidden"
        onClick={show}
      >
        Teclas
      </Button>
      {isOpen ? (
        <KeysDialog
          keys={keys}
          onClose={() => {
            setIsOpen(false)
          }}
        />
      ) : null}
    </>
  )
}
