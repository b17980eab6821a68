import { zodResolver } from '@hookform/resolvers/zod'
import { fromSaoPaulo, toSaoPaulo } from '@ribalta/domain/saoPauloTime'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LeftOutNotice } from './LeftOutNotice.tsx'
import { TextField } from '../../ui/TextField.tsx'

const DAY = 86_400_000
const IN_THE_PAST = 'Escolha uma data e uma hora que ainda não passaram.'

const scheduleSchema = z.object({
  at: z.pipe(
    z.pipe(z.string(), z.transform(fromSaoPaulo)),
    z.date(IN_THE_PAST).check(z.refine((at) => at.getTime() > Date.now(), IN_THE_PAST)),
  ),
})

export interface ScheduleDialogProps {
  open: boolean
  onClose: () => void
  /** When it goes out as things stand. */
  planned: Date | undefined
  leftOut: readonly string[]
  onSchedule: (at: Date) => void
}

/** Tomorrow at nine, where nothing is planned. */
function proposed(planned: Date | undefined): string {
  if (planned !== undefined) return toSaoPaulo(planned)
  return `${toSaoPaulo(new Date(Date.now() + DAY)).slice(0, 10)}T09:00`
}

/** Asks when a post is to go out. */
export function ScheduleDialog({ open, onClose, planned, leftOut, onSchedule }: ScheduleDialogProps) {
  const id = useId()
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { at: proposed(planned) },
    resolver: zodResolver(scheduleSchema),
  })

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
          <Button type="submit" form={id}>
            Confirmar agendamento
          </Button>
        </>
      }
    >
      <LeftOutNotice names={leftOut} />
      <form
        id={id}
        noValidate
        onSubmit={(event) =>
          void handleSubmit(({ at }) => {
            onSchedule(at)
          })(event)
        }
      >
        <TextField
          label="Data e hora"
          type="datetime-local"
          required
          error={formState.errors.at?.message}
          {...register('at')}
        />
      </form>
    </Dialog>
  )
}
