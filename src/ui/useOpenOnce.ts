import { useState } from 'react'

export interface OpenOnce {
  readonly isOpen: boolean
  /** Stays true from the first opening on: what was typed or chosen in a dialog stays while the page does. */
  readonly hasOpened: boolean
  readonly open: () => void
  readonly close: () => void
}

/** Whether a dialog is open whose code comes with its first opening. */
export function useOpenOnce(): OpenOnce {
  const [isOpen, setIsOpen] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)
  return {
    isOpen,
    hasOpened,
    open: () => {
      setHasOpened(true)
      setIsOpen(true)
    },
    close: () => {
      setIsOpen(false)
    },
  }
}
