import type { ReactNode } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

export interface LeaveWarningProps {
  isActive: boolean
  /** Whether another query of the same address is another page. */
  isPerQuery?: boolean
  /** Told when somebody goes all the same. */
  onLeave?: () => void
  children: ReactNode
}

/** Asks before leaving a page with changes that are not saved; the children say what becomes of them. */
export function LeaveWarning({ isActive, isPerQuery = false, onLeave, children }: LeaveWarningProps) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isActive && (here.pathname !== next.pathname || (isPerQuery && here.search !== next.search)),
  )
  useBeforeUnload((event) => {
    if (isActive) event.preventDefault()
  })
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.()
      }}
      title="Sair sem salvar?"
      description={children}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              onLeave?.()
              blocker.proceed?.()
            }}
          >
            Sair sem salvar
          </Button>
          <Button onClick={() => blocker.reset?.()}>Continuar editando</Button>
        </>
      }
    />
  )
}
