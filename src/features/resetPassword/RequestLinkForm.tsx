import { zodResolver } from '@hookform/resolvers/zod'
import { requestLinkFormSchema } from '@ribalta/domain/schemas/account/account'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { errorMessage } from '../../lib/errorCode.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'

export interface RequestLinkFormProps {
  /** Rejects with an error whose message is for the person. */
  requestLink: (email: string) => Promise<void>
}

/** The e-mail to send the link to; the answer is the same whether or not there is such an account. */
export function RequestLinkForm({ requestLink }: RequestLinkFormProps) {
  const [sentTo, setSentTo] = useState<string>()
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({ defaultValues: { email: '' }, resolver: zodResolver(requestLinkFormSchema) })

  const submit = handleSubmit(async ({ email }) => {
    setSentTo(undefined)
    try {
      await requestLink(email)
      setSentTo(email)
    } catch (error) {
      setError('root', { message: errorMessage(error) })
    }
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      {errors.root?.message === undefined ? null : <Notice tone="danger">{errors.root.message}</Notice>}
      {sentTo === undefined ? null : (
        <Notice tone="success">
          Se houver uma conta com o e-mail <strong className="wrap-anywhere">{sentTo}</strong>, o link chega
          em alguns minutos. Confira também a caixa de spam.
        </Notice>
      )}
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <div>
        <Button type="submit" size="large" busy={isSubmitting}>
          {sentTo === undefined ? 'Enviar link' : 'Enviar de novo'}
        </Button>
      </div>
    </form>
  )
}
