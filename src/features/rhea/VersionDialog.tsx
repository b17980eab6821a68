import type { CriteriaVersion } from '@ribalta/domain/schemas/rhea/criteria'
import { useState } from 'react'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'

export interface VersionDialogProps {
  versions: readonly CriteriaVersion[]
  onClose: () => void
  onChoose: (version: CriteriaVersion) => void
}

/** Which version a ranking is held against. */
export default function VersionDialog({ versions, onClose, onChoose }: VersionDialogProps) {
  const [chosen, setChosen] = useState(versions[0]?.version)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Comparar versões"
      description="As mesmas pessoas, ordenadas por outra versão destes critérios: quem sobe, quem desce e o que mudou."
    >
      <form
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          const version = versions.find((each) => each.version === chosen)
          if (version !== undefined) onChoose(version)
        }}
      >
        <SelectField
          label="Comparar com"
          value={chosen}
          onChange={({ target }) => {
            setChosen(Number(target.value))
          }}
        >
          {versions.map(({ version, name, createdAt }) => (
            <option key={version} value={version}>
              {`Versão ${String(version)} · ${name} · ${formatDateTime(createdAt)}`}
            </option>
          ))}
        </SelectField>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit">Comparar</Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
