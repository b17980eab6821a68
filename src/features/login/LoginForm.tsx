import { useRef, useState, type SyntheticEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'

export interface LoginFormProps {
  /** Rejects with an error whose message is for the person. */
  signIn: (email: string, password: string) => Promise<void>
}

/** E-mail and password. What was typed stays when it fails, and the failure is announced. */
export function LoginForm({ signIn }: LoginFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  async function submit() {
    const absent = {
      ...(email.trim() === '' ? { email: 'Informe seu e-mail.' } : {}),
      ...(password === '' ? { password: 'Informe sua senha.' } : {}),
    }
    setMissing(absent)
    setFailure(null)
    if (absent.email !== undefined) {
      emailInput.current?.focus()
      return
    }
    if (absent.password !== undefined) {
      passwordInput.current?.focus()
      return
    }
    setIsBusy(true)
    try {
      await signIn(email, password)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setIsBusy(false)
    }
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    if (!isBusy) void submit()
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
      {failure === null ? null : <Notice tone="danger">{failure}</Notice>}
      <TextField
        ref={emailInput}
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        value={email}
        error={missing.email}
        onChange={(event) => {
          setEmail(event.target.value)
        }}
      />
      <TextField
        ref={passwordInput}
        label="Senha"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={missing.password}
        onChange={(event) => {
          setPassword(event.target.value)
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Button type="submit" size="large" busy={isBusy}>
          Entrar
        </Button>
        <Link to="/reset-password" className="text-link inline-flex min-h-11 items-center">
          Esqueci minha senha
        </Link>
      </div>
    </form>
  )
}
