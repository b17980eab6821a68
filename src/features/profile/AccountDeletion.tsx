import { Suspense } from 'react'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useOpenOnce } from '../../ui/useOpenOnce.ts'

const DeletionDialog = lazyPart(() => import('./DeletionDialog.tsx'))

export interface AccountDeletionProps {
  /** Told while the account is being deleted, when the page must not follow the record as it vanishes. */
  onDeletingChange: (isDeleting: boolean) => void
}

/** Deletes one's account, in a dialog of its own. */
export function AccountDeletion({ onDeletingChange }: AccountDeletionProps) {
  const dialog = useOpenOnce()
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted">
        Apaga na hora tudo o que temos sobre você. Não há como desfazer: se quiser guardar algo, baixe seus
        dados antes.
      </p>
      <Button variant="danger" aria-haspopup="dialog" onClick={dialog.open}>
        Excluir minha conta
      </Button>
      {dialog.hasOpened ? (
        <Suspense fallback={null}>
          <DeletionDialog open={dialog.isOpen} onClose={dialog.close} onDeletingChange={onDeletingChange} />
        </Suspense>
      ) : null}
    </div>
  )
}
