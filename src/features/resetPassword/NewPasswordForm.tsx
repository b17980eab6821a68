import { zodResolver } from '@hookform/resolvers/zod'
import { newPasswordFormSchema } from '@ribalta/domain/schemas/account/account'
import { FormProvider, useForm } from 'react-hook-form'
import { errorMessage } from '../../lib/errorCode.ts'
import { Button } from '../../ui/Button.tsx'
import { FormProblems } from '../../ui/FormProblems.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx'

export interface NewPasswordFormProps {
  /** Whose password it is. */
  email: string
  /** Rejects with an error whose message is for the person. */
  setPassword: (newPassword: string) => Promise<void>
}

/** A new password for an account, from the link in its e-mail. */
export function NewPasswordForm({ email, setPassword }: NewPasswordFormProps) {
  const form = useForm({
    defaultValues: { newPassword: '', confirmation: '' },
    resolver: zodResolver(newPasswordFormSchema),
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ newPassword }) => {
    try {
      await setPassword(newPassword)
    } catch (error) {
      form.setError('root', { message: errorMessage(error) })
    }
  })

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
        <p className="text-muted">
          Conta: <strong className="wrap-anywhere text-ink">{email}</strong>
        </p>
        {errors.root?.message === undefined ? null : <Notice tone="danger">{errors.root.message}</Notice>}
        {/* For password managers, which file the new password under it. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordFields />
        <FormProblems control={form.control} />
        <div>
          <Button type="submit" size="large" busy={isSubmitting}>
            Salvar nova senha
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
