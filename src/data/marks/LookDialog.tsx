import { people as peopleWords } from '../../lib/words/actWords.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { askToConfirmLook } from '../profiles/state.ts'
import { rosterReads } from '../roster/queries.ts'
import type { MarksDialogProps } from './MarksDialog.tsx'

/** Asks before everybody marked is asked. */
export function LookDialog({ people, act, onClose }: MarksDialogProps) {
  async function ask(): Promise<void> {
    const hasEnded = await act.run({
      call: askToConfirmLook,
      done: ['vê o pedido no Perfil', 'veem o pedido no Perfil'],
      notice: { kind: 'lookAsked' },
      changes: rosterReads,
    })
    if (hasEnded) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !act.isBusy) onClose()
      }}
      title="Pedir confirmação do visual"
      description={`O Perfil de ${peopleWords(people.size)} passa a pedir, no alto: as fotos e as medidas ainda são estas?`}
      actions={
        <>
          <Button variant="quiet" disabled={act.isBusy} onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={act.isBusy} onClick={() => void ask()}>
            Pedir
          </Button>
        </>
      }
    >
      {act.end?.problem === undefined ? null : <Notice tone="danger">{act.end.problem}</Notice>}
    </Dialog>
  )
}
