import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import type { ActEnd } from '../roster/actOn.ts'
import { PickForAct } from '../roster/PickForAct.tsx'
import { ROLE_ACT_WORDS, roleAct } from './roleAct.ts'
import { RoleChoices, type RoleEntry } from './RoleChoices.tsx'

export interface PutIntoRoleProps {
  castingId: string
  castingTitle: string
  roles: readonly RoleEntry[]
  /** The role that people come into; asked for first where the casting has several. */
  roleId?: string | undefined
  onClose: () => void
  /** When somebody came in: how it ended, for `ActEnded`. */
  onAdded: (end: ActEnd) => void
}

/** Staff choose artists and put them into a role of a casting. */
export default function PutIntoRole(props: PutIntoRoleProps) {
  const { castingId, castingTitle, roles, roleId, onClose, onAdded } = props
  const [chosenId, setChosenId] = useState(roleId ?? (roles.length === 1 ? roles[0]?.id : undefined))
  const chosen = roles.find(({ id }) => id === chosenId)

  if (chosen === undefined) {
    return (
      <Dialog
        open
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
        title="Em qual personagem?"
        description={castingTitle}
      >
        <RoleChoices
          roles={roles}
          onChoose={({ id }) => {
            setChosenId(id)
          }}
        />
      </Dialog>
    )
  }

  const { id, role } = chosen
  return (
    <PickForAct
      act={roleAct({ castingId, casting: castingTitle, roleId: id, title: role.title })}
      description={`Para “${role.title}”. ${ROLE_ACT_WORDS}`}
      onClose={onClose}
      onEnded={onAdded}
    />
  )
}
