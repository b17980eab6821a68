import { Dialog } from '../../ui/Dialog.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { Act } from './useAct.ts'

export interface ActDialogProps {
  title: string
  description: string
  act: Act
  onClose: () => void
  actions?: Elements
  children?: Elements
}

/** Asks about an act on everybody marked: open until it has ended well, with what went wrong. */
export function ActDialog({ title, description, act, onClose, actions, children }: ActDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !act.isBusy) onClose()
      }}
      title={title}
      description={description}
      actions={actions}
    >
      {children}
      {act.end?.problem === undefined ? null : <Notice tone="danger">{act.end.problem}</Notice>}
    </Dialog>
  )
}
