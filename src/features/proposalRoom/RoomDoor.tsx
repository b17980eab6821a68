import { MAX_ACCESS_CODE, MAX_REVIEWER_NAME } from '@ribalta/domain/proposals/answers'
import type { Door } from '@ribalta/domain/proposals/room'
import { useEffect, useRef, useState } from 'react'
import { useAttempt } from '../../lib/loading/useAttempt.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useVisit } from './answering/visitContext.ts'

const WRONG = 'Este código não é o certo. Confira com quem enviou o link.'

interface Missing {
  name: string | undefined
  code: string | undefined
}

const NOTHING_MISSING: Missing = { name: undefined, code: undefined }

/** Before a room: who is there and, where the agency asks for one, the code. */
export function RoomDoor({ door }: { door: Door }) {
  const { enter, review, reviewer } = useVisit()
  const [name, setName] = useState(reviewer.current()?.name ?? '')
  const [code, setCode] = useState('')
  /** Of what was typed when it was sent; typing takes it back. */
  const [missing, setMissing] = useState(NOTHING_MISSING)
  const [triedCode, setTriedCode] = useState<string>()
  const nameField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const { isBusy, problem, attempt } = useAttempt({
    logged: 'A client could not enter a room',
    words: 'Não foi possível entrar agora. Verifique sua conexão e tente novamente.',
  })
  const { title, asksCode, isCodeWrong } = door
  const isWrong = isCodeWrong && triedCode === code

  useEffect(() => {
    // Where a room was before, it was longer than its door.
    document.documentElement.scrollTop = 0
  }, [])
  useEffect(() => {
    if (door.isCodeWrong) codeField.current?.focus()
  }, [door])

  async function submit(): Promise<void> {
    if (isBusy) return
    const next: Missing = {
      name: name.trim() === '' ? 'Diga como você se chama.' : undefined,
      code: asksCode && code.trim() === '' ? 'Digite o código que a agência passou a você.' : undefined,
    }
    setMissing(next)
    if (next.name !== undefined) nameField.current?.focus()
    else if (next.code !== undefined) codeField.current?.focus()
    else {
      setTriedCode(code)
      await attempt(() => enter(name.trim(), asksCode ? code.trim() : undefined))
    }
  }

  return (
    <div className="page-band pb-24">
      <PageHeader title={title ?? 'Uma apresentação para você'}>
        <p>
          {asksCode
            ? 'A agência protegeu esta apresentação com um código.'
            : 'Uma seleção de artistas, para você ver com calma e responder sobre cada um.'}
        </p>
      </PageHeader>
      <form
        noValidate
        className="flex max-w-md flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {Object.keys(review.current().unsent).length === 0 ? null : (
          <Notice>
            O que você respondeu e ainda não foi salvo está guardado, e segue assim que você entrar.
          </Notice>
        )}
        <TextField
          ref={nameField}
          label="Seu nome"
          description="Para a agência saber quem viu e respondeu."
          autoComplete="name"
          required
          maxLength={MAX_REVIEWER_NAME}
          value={name}
          error={missing.name}
          onChange={({ target }) => {
            setName(target.value)
            setMissing({ ...missing, name: undefined })
          }}
        />
        {asksCode ? (
          <TextField
            ref={codeField}
            label="Código de acesso"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={MAX_ACCESS_CODE}
            value={code}
            error={missing.code ?? (isWrong ? WRONG : undefined)}
            onChange={({ target }) => {
              setCode(target.value)
              setMissing({ ...missing, code: undefined })
            }}
          />
        ) : null}
        {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
        <Button type="submit" size="large" busy={isBusy} className="sm:self-start">
          Entrar
        </Button>
      </form>
    </div>
  )
}
