import { mayPutIn } from '@ribalta/domain/castings/castingStatus'
import { castingPath } from '../../lib/deskPath.ts'
import { people as peopleWords } from '../../lib/words/actWords.ts'
import { ROLE_ACT_WORDS, roleAct } from '../castings/roleAct.ts'
import { type ChosenRole, RolePicker } from '../castings/RolePicker.tsx'
import { ActDialog } from './ActDialog.tsx'
import type { MarksDialogProps } from './MarksDialog.tsx'

/** Which role of which casting everybody marked comes into. */
export function RoleDialog({ people, act, onClose }: MarksDialogProps) {
  async function put({ castingId, casting, roleId, role }: ChosenRole): Promise<void> {
    const hasEnded = await act.run({
      ...roleAct({ castingId, casting, roleId, title: role.title }),
      link: { label: 'Abrir a mesa do casting', to: castingPath(castingId) },
    })
    if (hasEnded) onClose()
  }

  return (
    <ActDialog
      act={act}
      onClose={onClose}
      title={`Colocar ${peopleWords(people.size)} em um personagem`}
      description={ROLE_ACT_WORDS}
    >
      {act.isBusy ? (
        <output className="text-muted">Colocando…</output>
      ) : (
        <RolePicker isOffered={mayPutIn} onChoose={(chosen) => void put(chosen)} />
      )}
    </ActDialog>
  )
}
