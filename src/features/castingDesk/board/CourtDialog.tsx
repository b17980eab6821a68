import { zodResolver } from '@hookform/resolvers/zod'
import { MOVE_HURDLES } from '@ribalta/domain/castings/moves'
import { courtAuthorisationSchema } from '@ribalta/domain/schemas/castings/application'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'

const resolver = zodResolver(z.object({ leave: courtAuthorisationSchema }))

export interface CourtDialogProps {
  name: string
  onAnswer: (courtAuthorisation: string) => void
  onClose: () => void
}

/** Before a minor is approved the court's authorisation must be named. */
export function CourtDialog({ name, onAnswer, onClose }: CourtDialogProps) {
  const id = useId()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { leave: '' }, resolver })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={`Aprovar ${name}`}
      description={MOVE_HURDLES.court}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={id}>
            Aprovar
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="contents"
        onSubmit={(event) =>
          void handleSubmit(({ leave }) => {
            onAnswer(leave)
          })(event)
        }
      >
        <TextField
          label="Número do alvará judicial"
          error={formState.errors.leave?.message}
          {...register('leave')}
        />
      </form>
    </Dialog>
  )
}
