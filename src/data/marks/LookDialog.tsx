import { people as peopleWords } from '../../lib/words/actWords.ts'
import { Button } from '../../ui/Button.tsx'
import { askToConfirmLook } from '../profiles/state.ts'
import { rosterReads } from '../roster/queries.ts'
import { ActDialog } from './ActDialog.tsx'
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
    <ActDialog
      act={act}
      onClose={onClose}
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
    />
  )
}
