import { requiredOf, wishedOf } from '@ribalta/domain/castings/roleFilter'
import type { CastingRole } from '@ribalta/domain/schemas/castings/casting'
import { useSearchParams } from 'react-router-dom'
import { RolePicker } from '../../data/castings/RolePicker.tsx'
import { rosterParams } from '../../lib/roster/rosterParams.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { WISHES_PARAM, writeWishes } from './wishes.ts'

export interface FillFromRoleProps {
  onClose: () => void
}

/** Fills the search with what a role of a casting asks for. */
export function FillFromRole({ onClose }: FillFromRoleProps) {
  const [, setParams] = useSearchParams()
  function fill(role: CastingRole): void {
    setParams(() => {
      const params = rosterParams(requiredOf(role))
      if (role.skills.length > 0) params.set(WISHES_PARAM, writeWishes(wishedOf(role)))
      return params
    })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Preencher com um personagem"
      description="Classe, gênero e idade cênica viram filtros; as habilidades aparecem em cada pessoa como desejáveis."
    >
      <RolePicker
        onChoose={({ role }) => {
          fill(role)
        }}
      />
    </Dialog>
  )
}
