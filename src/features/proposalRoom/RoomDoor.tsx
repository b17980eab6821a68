import { MAX_ACCESS_CODE, MAX_REVIEWER_NAME } from '@ribalta/domain/proposals/answers'
import type { Door } from '@ribalta/domain/proposals/room'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ReadyFieldset } from '../../ui/ReadyFieldset.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'

const WRONG = 'Este código não é o certo. Confira com quem enviou o link.'

interface Missing {
  name?: string
  code?: string
}

interface Tried {
  code?: string
  problem?: string | undefined
}

interface RoomDoorProps {
  /** Undefined before the server has said what is asked. */
  door: Door | undefined
  name: string
  onName: (name: string) => void
  /** Answers why that was refused. */
  enter: (name: string, code: string | undefined) => Promise<string | undefined>
}

/** Before a room: who is there and, where the agency asks for one, the code. */
export function RoomDoor({ door, name, onName, enter }: RoomDoorProps) {
  const [code, setCode] = useState('')
  /** Of what was typed when it was sent; typing takes it back. */
  const [missing, setMissing] = useState<Missing>({})
  /** The last code that was sent, and why it was not looked at. */
  const [tried, setTried] = useState<Tried>({})
  const nameField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const asksCode = door?.asksCode === true
  const isWrong = door?.isCodeWrong === true && tried.code === code && tried.problem === undefined

  useEffect(() => {
    // Where a room was before, it was longer than its door.
    document.documentElement.scrollTop = 0
  }, [])

  async function submit(): Promise<void> {
    if (isBusy) return
    if (name.trim() === '') {
      setMissing({ name: 'Diga como você se chama.' })
      nameField.current?.focus()
    } else if (asksCode && code.trim() === '') {
      setMissing({ code: 'Digite o código.' })
      codeField.current?.focus()
    } else {
      setIsBusy(true)
      setTried({})
      setTried({ code, problem: await enter(name.trim(), asksCode ? code.trim() : undefined) })
      setIsBusy(false)
      codeField.current?.focus()
    }
  }

  return (
    <div className="page-band pb-24">
      <PageHeader
        title={
          <span className="flex min-h-[2lh] items-end sm:min-h-[1lh]">
            {door === undefined ? <Skeleton className="h-[1em] w-80" /> : null}
            <span className={door === undefined ? 'sr-only' : undefined}>
              {door?.title ?? 'Uma apresentação para você'}
            </span>
          </span>
        }
      >
        <p>Uma seleção de artistas, para você ver com calma e responder sobre cada um.</p>
      </PageHeader>
      <form
        noValidate
        className="flex max-w-md flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <ReadyFieldset>
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
              onName(target.value)
              setMissing({})
            }}
          />
          {asksCode ? (
            <TextField
              ref={codeField}
              label="Código de acesso"
              description="A agência protegeu esta apresentação com um código."
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              maxLength={MAX_ACCESS_CODE}
              value={code}
              error={missing.code ?? (isWrong ? WRONG : undefined)}
              onChange={({ target }) => {
                setCode(target.value)
                setMissing({})
              }}
            />
          ) : null}
          <FieldError id="door-problem" message={tried.problem} />
          <Button type="submit" size="large" busy={isBusy} className="sm:self-start">
            Entrar
          </Button>
        </ReadyFieldset>
      </form>
    </div>
  )
}
