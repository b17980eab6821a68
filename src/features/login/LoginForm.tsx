import { zodResolver } from '@hookform/resolvers/zod'
import { loginFormSchema } from '@ribalta/domain/schemas/account/account'
import { useForm } from 'react-hook-form'
import { errorMessage } from '../../lib/errorCode.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { FormProblems } from '../../ui/FormProblems.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'

export interface LoginFormProps {
  /** Rejects with an error whose message is for the person. */
  signIn: (email: string, password: string) => Promise<void>
  /** The state of the navigation that led here, for the way back by other pages. */
  returnTo?: unknown
}

/** E-mail and password. What was typed stays when it fails, and the failure is announced. */
export function LoginForm({ signIn, returnTo }: LoginFormProps) {
  const {
    control,
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({
    defaultValues: { email: '', password: '' },
    resolver: zodResolver(loginFormSchema),
    shouldFocusError: false,
  })

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      await signIn(email, password)
    } catch (error) {
      setError('root', { message: errorMessage(error) })
    }
  })

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSubmitting) void submit(event)
      }}
      className="flex flex-col gap-6"
    >
      {errors.root?.message === undefined ? null : <Notice tone="danger">{errors.root.message}</Notice>}
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Senha"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <FormProblems control={control} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Button type="submit" size="large" busy={isSubmitting}>
          Entrar
        </Button>
        <Link to="/reset-password" state={returnTo} className="text-link inline-flex min-h-11 items-center">
          Esqueci minha senha
        </Link>
      </div>
    </form>
  )
}
