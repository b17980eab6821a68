import { useEffect, useRef } from 'react'
import { startConversation } from '../../data/conversations/calls.ts'
import { useAttempt } from '../../lib/loading/useAttempt.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'

export interface BeginConversationProps {
  uid: string
  name: string
  /** With one of the team nobody else reads it. */
  isTeam: boolean
  /** Whoever came to talk need not ask for it a second time. */
  isBegun: boolean
  onBegun: () => void
}

/** Nobody has talked here yet: the conversation begins when it is asked for, and tells nobody until something is written. */
export function BeginConversation({ uid, name, isTeam, isBegun, onBegun }: BeginConversationProps) {
  usePageTitle(`${name} · Chat`)
  const { isBusy, problem, attempt } = useAttempt({
    logged: 'A conversation did not begin',
    words: 'A conversa não abriu. Tente de novo.',
  })

  async function begin(): Promise<void> {
    await startConversation(uid)
    // It comes by itself, since the screen follows it.
    onBegun()
  }

  const atOnce = useRef(isBegun ? () => attempt(begin) : undefined)
  useEffect(() => {
    void atOnce.current?.()
    atOnce.current = undefined
  }, [])

  return (
    <div className="flex flex-col items-start gap-4 py-3">
      <p className="max-w-prose text-muted">
        Vocês ainda não conversaram por aqui.{' '}
        <span>
          {isTeam
            ? 'Só vocês dois vão ler o que escreverem.'
            : 'A conversa fica com a agência: outras pessoas da equipe podem entrar e ler.'}
        </span>
      </p>
      <Button busy={isBusy} onClick={() => void attempt(begin)}>
        Começar conversa
      </Button>
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
    </div>
  )
}
