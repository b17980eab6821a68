import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Asks before leaving a page with changes that are not saved. */
export function LeaveWarning({ isActive }: { isActive: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
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
      description="As alterações que você fez neste perfil ainda não foram salvas e vão se perder."
      actions={
        <>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            Sair sem salvar
          </Button>
          <Button onClick={() => blocker.reset?.()}>Continuar editando</Button>
        </>
      }
    />
  )
}
