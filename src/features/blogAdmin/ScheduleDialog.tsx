import { fromSaoPaulo, toSaoPaulo } from '@ribalta/domain/saoPauloTime'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

const DAY = 86_400_000

export interface ScheduleDialogProps {
  open: boolean
  onClose: () => void
  /** When it goes out as things stand. */
  planned: Date | undefined
  onSchedule: (at: Date) => void
}

/** Tomorrow at nine, where nothing is planned. */
function proposed(planned: Date | undefined): string {
  if (planned !== undefined) return toSaoPaulo(planned)
  return `${toSaoPaulo(new Date(Date.now() + DAY)).slice(0, 10)}T09:00`
}

/** Asks when a post is to go out. */
export function ScheduleDialog({ open, onClose, planned, onSchedule }: ScheduleDialogProps) {
  const [local, setLocal] = useState(() => proposed(planned))
  const [problem, setProblem] = useState<string>()

  function schedule(): void {
    const at = fromSaoPaulo(local)
    if (at === undefined || at.getTime() <= Date.now()) {
      setProblem('Escolha uma data e uma hora que ainda não passaram.')
      return
    }
    setProblem(undefined)
    onSchedule(at)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Agendar publicação"
      description="O post sai sozinho, até cinco minutos depois da hora escolhida (horário de São Paulo)."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button onClick={schedule}>Confirmar agendamento</Button>
        </>
      }
    >
      <TextField
        label="Data e hora"
        type="datetime-local"
        required
        value={local}
        error={problem}
        onChange={({ currentTarget }) => {
          setLocal(currentTarget.value)
        }}
      />
    </Dialog>
  )
}
