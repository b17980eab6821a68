import { zodResolver } from '@hookform/resolvers/zod'
import type { ApplicationStatus } from '@ribalta/domain/castings/applicationStatus'
import { courtAuthorisationSchema } from '@ribalta/domain/schemas/castings/application'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { typedSchema } from '../../lib/forms/typedSchema.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** Left empty it is not given, and the server says whether it has to be. */
const resolver = zodResolver(
  typedSchema(
    ({ leave }: { leave: string }) => (leave.trim() === '' ? {} : { leave }),
    z.object({ leave: z.optional(courtAuthorisationSchema) }),
  ),
)

export interface AnswerDialogProps {
  name: string
  /** The answer that is asked about; undefined while none is. */
  to: ApplicationStatus | undefined
  /** The candidate is a minor: the court's leave must be named. */
  needsLeave: boolean
  isBusy: boolean
  problem: string | undefined
  onClose: () => void
  onAnswer: (to: ApplicationStatus, leave: string | undefined) => void
}

/** Asks before an answer that is the last one. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { name, to, needsLeave, isBusy, problem, onClose, onAnswer } = props
  const id = useId()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { leave: '' }, resolver })
  const isYes = to === 'selected'
  return (
    <Dialog
      open={to !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose()
      }}
      title={isYes ? `Aprovar ${name}?` : `Responder “Não desta vez” a ${name}?`}
      description="A pessoa vê a resposta na página do casting. Não dá para voltar atrás."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            Confirmar
          </Button>
        </>
      }
    >
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      <form
        id={id}
        noValidate
        className="contents"
        onSubmit={(event) =>
          void handleSubmit(({ leave }) => {
            if (to !== undefined) onAnswer(to, needsLeave ? leave : undefined)
          })(event)
        }
      >
        {needsLeave && isYes ? (
          <TextField
            label="Número do alvará judicial"
            error={formState.errors.leave?.message}
            {...register('leave')}
          />
        ) : null}
      </form>
    </Dialog>
  )
}
