import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useAuth } from '../../auth/AuthContext.tsx'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import { STEP_WORDS, type StaffStep } from './answerWords.ts'
import { useAnswer } from './useAnswer.ts'

export interface AnswerDialogProps {
  test: TestEntry
  to: StaffStep
  name: string
  profile: Profile | undefined
  onClose: () => void
}

/** What an artist is answered, or that a test is cancelled. What was typed is there again when the dialog was closed without “Voltar”. */
export default function AnswerDialog(props: AnswerDialogProps) {
  const { to, name, onClose } = props
  const { user } = useAuth()
  const { form, move, problem, forget, send } = useAnswer({ ...props, uid: user?.uid ?? '' })
  const { errors, isSubmitting } = form.formState
  const words = STEP_WORDS[to]
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onClose()
      }}
      title={words.title(name)}
      description={words.description}
    >
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void send(event)}>
        {to === 'cancelled' ? null : (
          <TextareaField
            label={to === 'retake' ? 'Mensagem' : 'Mensagem (opcional)'}
            rows={5}
            required={to === 'retake'}
            error={errors.message?.message}
            {...form.register('message')}
          />
        )}
        {move === undefined ? null : <CheckboxField label={move} {...form.register('movesCandidate')} />}
        {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
        <FormActions
          action={words.send}
          isDangerous={to === 'cancelled'}
          isBusy={isSubmitting}
          back="Voltar"
          onBack={() => {
            forget()
            onClose()
          }}
        />
      </form>
    </Dialog>
  )
}
