import { Suspense } from 'react'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useOpenOnce } from '../../ui/useOpenOnce.ts'
import type { Application } from './applications.ts'

const WithdrawDialog = lazyPart(() => import('./WithdrawDialog.tsx'))

export interface WithdrawButtonProps {
  application: Application
  /** The id of what says which application it is. */
  describedBy: string
}

/** The artist's way out of a selection; the dialog's code comes with the first press. */
export function WithdrawButton({ application, describedBy }: WithdrawButtonProps) {
  const { isOpen, hasOpened, open, close } = useOpenOnce()
  return (
    <>
      <Button
        variant="quiet"
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        className="max-sm:-ml-5 sm:-mr-5"
        onClick={open}
      >
        {application.origin === undefined ? 'Retirar inscrição' : 'Recusar indicação'}
      </Button>
      {hasOpened ? (
        <Suspense fallback={null}>
          <WithdrawDialog application={application} open={isOpen} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
