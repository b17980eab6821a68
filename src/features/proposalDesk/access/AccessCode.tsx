import { MAX_ACCESS_CODE, MIN_ACCESS_CODE } from '@ribalta/domain/proposals/answers'
import { isLinked } from '@ribalta/domain/proposals/proposalStatus'
import { setProposalCodeSchema } from '@ribalta/domain/schemas/proposals/answers'
import { useState } from 'react'
import { prepareCalls } from '../../../data/callables.ts'
import { setProposalCode } from '../../../data/proposals/calls.ts'
import type { ProposalEntry } from '../../../data/proposals/proposals.ts'
import { useUnsaved } from '../../../lib/forms/unsaved.ts'
import { useAttempt } from '../../../lib/loading/useAttempt.ts'
import { Button } from '../../../ui/Button.tsx'
import { Confirmation } from '../../../ui/Confirmation.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast/toastStore.ts'
import { useKeptFocus } from '../../../ui/useKeptFocus.ts'

/** What the room asks for beside the link: set, changed, taken away. Not kept on the device while it is typed: it is a secret. */
export function AccessCode({ stored: { id, status, codeId, isCodeSpent } }: { stored: ProposalEntry }) {
  const isSet = codeId !== undefined
  const kept = useKeptFocus(isSet)
  const [code, setCode] = useState('')
  const [objection, setObjection] = useState<string>()
  const [isAsked, setIsAsked] = useState(false)
  const { isBusy, problem, attempt } = useAttempt({
    logged: 'The access code of a proposal was not changed',
    words: 'O código não foi mudado. Tente novamente.',
  })
  const forget = (): void => {
    setCode('')
  }
  useUnsaved(code !== '', {
    words: 'O código de acesso que você digitou ainda não foi salvo.',
    isPerQuery: true,
    forget,
  })

  function save(): void {
    if (isBusy) return
    const read = setProposalCodeSchema.shape.code.safeParse(code)
    setObjection(read.error?.issues[0]?.message)
    if (!read.success) return
    void attempt(async () => {
      await setProposalCode(id, read.data)
      forget()
      toast({ title: isSet ? 'Código trocado' : 'Código definido' })
    })
  }

  const takeAway = (): Promise<void> =>
    attempt(async () => {
      await setProposalCode(id, null)
      toast({ title: 'Código retirado', description: 'Quem tem o link entra sem código.' })
    })

  return (
    <section {...kept} className="flex flex-col gap-3 border-t border-line pt-4 outline-none">
      <p className="max-w-prose text-sm text-muted">
        <span>
          {isSet
            ? 'Um código está definido; ninguém consegue lê-lo de novo. Para trocar, digite outro.'
            : 'Se quiser, peça também um código a quem abrir o link.'}
        </span>
        {isSet && isLinked(status) ? <span> Ao trocar, o novo é pedido até a quem já entrou.</span> : null}
        <span>
          {isSet
            ? ' Ele não vai na mensagem com o link: envie o código por outro caminho.'
            : ' Ele se envia por outro caminho, nunca junto com o link.'}
        </span>
      </p>
      {isCodeSpent === true ? (
        <Notice tone="danger">
          Este código foi errado vezes demais e não deixa mais ninguém entrar. Defina outro e envie a quem
          deve ver.
        </Notice>
      ) : null}
      <form
        noValidate
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label="Código de acesso"
          description={`De ${String(MIN_ACCESS_CODE)} a ${String(MAX_ACCESS_CODE)} caracteres.`}
          fieldClassName="min-w-56 grow sm:max-w-xs"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={objection}
          value={code}
          onFocus={prepareCalls}
          onChange={({ currentTarget }) => {
            setObjection(undefined)
            setCode(currentTarget.value)
          }}
        />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {isSet ? 'Trocar código' : 'Definir código'}
        </Button>
        {isSet ? (
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            busy={isBusy}
            onClick={() => {
              setIsAsked(true)
            }}
          >
            Tirar código
          </Button>
        ) : null}
      </form>
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      <Confirmation
        open={isAsked}
        onClose={() => {
          setIsAsked(false)
        }}
        title="Tirar o código de acesso?"
        action="Tirar código"
        onConfirm={() => void takeAway()}
      >
        Quem tem o link passa a entrar sem código. Dá para definir outro depois.
      </Confirmation>
    </section>
  )
}
