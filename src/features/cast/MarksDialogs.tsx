import { mayPutIn } from '@ribalta/domain/castings/castingStatus'
import { stateNotice } from '@ribalta/domain/notices/ofActs'
import type { ProfileAct } from '@ribalta/domain/people/profileStatus'
import { useState } from 'react'
import { addToRole } from '../../data/castings/calls.ts'
import { type ChosenRole, RolePicker } from '../../data/castings/RolePicker.tsx'
import { askToConfirmLook, changeProfileState } from '../../data/profiles/state.ts'
import { ACT_WORDS, people } from '../../lib/words/actWords.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { NoteDialog } from '../../ui/NoteDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Act, MarkedWork } from './useAct.ts'

export interface MarksDialogProps {
  /** How many are marked. */
  count: number
  act: Act
  onClose: () => void
}

/** What directors and agents do with everybody marked. */
export type MarksAct = ProfileAct | 'role' | 'look'

/** The dialog of an act on everybody marked. */
export default function MarksDialog({ what, ...props }: MarksDialogProps & { what: MarksAct }) {
  if (what === 'role') return <RoleDialog {...props} />
  return what === 'look' ? <LookDialog {...props} /> : <StateDialog {...props} what={what} />
}

/** Runs what a dialog asked for, and closes it once everybody was answered. */
async function finish({ act, onClose }: MarksDialogProps, work: MarkedWork): Promise<void> {
  if (await act.run(work)) onClose()
}

/** Directors suspend, archive or publish again, with a reason for the artists. */
function StateDialog({ what, ...props }: MarksDialogProps & { what: ProfileAct }) {
  const { count, act, onClose } = props
  const [reason, setReason] = useState('')
  const words = ACT_WORDS[what]
  return (
    <NoteDialog
      open
      title={words.title(people(count))}
      description={words.description}
      label="Motivo"
      action={words.action}
      isDangerous={what !== 'republish'}
      note={reason}
      onNote={setReason}
      isBusy={act.isBusy}
      problem={act.problem}
      onClose={onClose}
      onSend={() =>
        void finish(props, {
          call: (profileIds) => changeProfileState({ profileIds, act: what, reason }),
          done: words.done,
          notice: stateNotice(what, reason),
        })
      }
    />
  )
}

/** Which role of which casting everybody marked comes into. */
function RoleDialog(props: MarksDialogProps) {
  const { count, act, onClose } = props
  const put = ({ castingId, roleId, role, casting }: ChosenRole): MarkedWork => ({
    call: (profileIds) => addToRole({ castingId, roleId, profileIds }),
    done: [`está na pré-seleção de “${role.title}”`, `estão na pré-seleção de “${role.title}”`],
    notice: { kind: 'putIntoRole', casting, castingId, role: role.title },
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !act.isBusy) onClose()
      }}
      title={`Colocar ${people(count)} em um personagem`}
      description="Entram na pré-seleção, como indicação da agência. Cada artista vê na hora e pode recusar."
    >
      {act.isBusy ? (
        <output className="text-muted">Colocando…</output>
      ) : (
        <RolePicker isOffered={mayPutIn} onChoose={(chosen) => void finish(props, put(chosen))} />
      )}
      {act.problem === undefined ? null : <Notice tone="danger">{act.problem}</Notice>}
    </Dialog>
  )
}

/** Asks before everybody marked is asked. */
function LookDialog(props: MarksDialogProps) {
  const { count, act, onClose } = props
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !act.isBusy) onClose()
      }}
      title="Pedir confirmação do visual"
      description={`O Perfil de ${people(count)} passa a pedir, no alto: as fotos e as medidas ainda são estas?`}
      actions={
        <>
          <Button variant="quiet" disabled={act.isBusy} onClick={onClose}>
            Cancelar
          </Button>
          <Button
            busy={act.isBusy}
            onClick={() =>
              void finish(props, { call: askToConfirmLook, done: ASKED, notice: { kind: 'lookAsked' } })
            }
          >
            Pedir
          </Button>
        </>
      }
    >
      {act.problem === undefined ? null : <Notice tone="danger">{act.problem}</Notice>}
    </Dialog>
  )
}

const ASKED = ['vê o pedido no Perfil', 'veem o pedido no Perfil'] as const
