import { zodResolver } from '@hookform/resolvers/zod'
import { MESSAGES } from '@ribalta/domain/messages'
import { changePasswordFormSchema } from '@ribalta/domain/schemas/account/account'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { NewPasswordError } from '../../auth/newPassword.ts'
import { errorMessage } from '../../lib/errorCode.ts'
import { Button } from '../../ui/Button.tsx'
import { FormProblems } from '../../ui/FormProblems.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { toast } from '../../ui/toast/toastStore.ts'

export interface ChangePasswordFormProps {
  /** Whose password it is. */
  email: string
  /** Proves who is here, then changes. Rejects with an error whose message is for the person. */
  changePassword: (currentPassword: string, newPassword: string) => Promise<void>
}

const EMPTY = { currentPassword: '', newPassword: '', confirmation: '' }

/** Somebody who is no longer signed in is led away from this page, so these are told where they stay to be read. */
const OUTLIVE_THE_PAGE: ReadonlySet<string> = new Set([
  MESSAGES.password.noUser,
  MESSAGES.reauthentication.noUser,
])

/** The current password and, twice, the new one. How strong it must be is the provider's to judge. */
export function ChangePasswordForm({ email, changePassword }: ChangePasswordFormProps) {
  /** How often it was changed: what is shown in clear is hidden again afterwards. */
  const [changes, setChanges] = useState(0)
  const form = useForm({
    defaultValues: EMPTY,
    resolver: zodResolver(changePasswordFormSchema),
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      await changePassword(currentPassword, newPassword)
      form.reset(EMPTY)
      setChanges((count) => count + 1)
      toast({ title: 'Senha alterada' })
    } catch (error) {
      tell(errorMessage(error), error instanceof NewPasswordError)
    }
  })

  function tell(message: string, isAboutNew: boolean) {
    if (message === MESSAGES.reauthentication.wrongPassword) {
      form.setError('currentPassword', { message }, { shouldFocus: true })
    } else if (isAboutNew || message === MESSAGES.password.weak) {
      form.setError('newPassword', { message }, { shouldFocus: true })
    } else {
      if (OUTLIVE_THE_PAGE.has(message)) toast({ title: message, variant: 'destructive' })
      form.setError('root', { message })
      form.setFocus('currentPassword')
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
        {errors.root?.message === undefined ? null : <Notice tone="danger">{errors.root.message}</Notice>}
        {/* For password managers, which file the new password under it. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="Senha atual"
          autoComplete="current-password"
          required
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <NewPasswordFields key={changes} />
        <FormProblems control={form.control} />
        <div>
          <Button type="submit" busy={isSubmitting}>
            Alterar senha
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
