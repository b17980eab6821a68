import { zodResolver } from '@hookform/resolvers/zod'
import { codeFormSchema } from '@ribalta/domain/schemas/account/account'
import { useForm } from 'react-hook-form'
import { errorMessage } from '../../lib/errorCode.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { DialogActions } from '../../ui/Dialog.tsx'

export interface CodeFormProps {
  description: string
  onCancel: () => void
  /** Rejects with an error whose message is for the person. */
  onCode: (code: string) => Promise<void>
}

/** The code that makes a phone or an application a second factor. */
export function CodeForm({ description, onCancel, onCode }: CodeFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { code: '' },
    resolver: zodResolver(codeFormSchema),
  })
  const submit = handleSubmit(async ({ code }) => {
    try {
      await onCode(code)
    } catch (error) {
      setError('code', { message: errorMessage(error) }, { shouldFocus: true })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <CodeField description={description} error={formState.errors.code?.message} {...register('code')} />
      <DialogActions>
        <Button variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" busy={formState.isSubmitting}>
          Confirmar
        </Button>
      </DialogActions>
    </form>
  )
}
