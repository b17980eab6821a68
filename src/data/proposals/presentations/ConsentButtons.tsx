import type { Consent } from '@ribalta/domain/proposals/consent'
import { shownPart } from '@ribalta/domain/proposals/coverage'
import { useState } from 'react'
import { useAttempt } from '../../../lib/loading/useAttempt.ts'
import { Button } from '../../../ui/Button.tsx'
import { Confirmation } from '../../../ui/Confirmation.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { toast } from '../../../ui/toast/toastStore.ts'
import { changeParticipation } from '../calls.ts'
import type { Participant } from '../participations.ts'

export interface ConsentButtonsProps {
  presentation: Participant
  offered: readonly Consent[]
  /** Whether somebody waits for the yes. */
  isAsked: boolean
  /** The id of what says which presentation it is. */
  describedBy: string
}

const SAID: Readonly<Record<Consent, string>> = {
  agreed: 'Você aceitou participar',
  left: 'Você saiu da apresentação',
}

/** How an artist says to a presentation that they agree to be in it, or leave it. */
export function ConsentButtons({ presentation, offered, isAsked, describedBy }: ConsentButtonsProps) {
  const { proposalId, title } = presentation
  const { isBusy, problem, attempt } = useAttempt({
    logged: 'What an artist said to a presentation was not stored',
    words: 'Não foi possível enviar a sua resposta. Confira a conexão e tente novamente.',
  })
  const [saying, setSaying] = useState<Consent>()
  const [isLeaving, setIsLeaving] = useState(false)

  async function say(to: Consent): Promise<void> {
    setSaying(to)
    await attempt(async () => {
      // An agreement covers what is on the artist's screen, not what staff save meanwhile.
      const shown = to === 'agreed' ? { shown: shownPart(presentation) } : {}
      await changeParticipation({ proposalId, to, ...shown })
      toast({ title: SAID[to], description: title })
    })
  }

  const buttonOf = (to: Consent) => ({
    'aria-describedby': describedBy,
    'aria-disabled': isBusy,
    busy: isBusy && saying === to,
  })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        {offered.includes('agreed') ? (
          <Button
            {...buttonOf('agreed')}
            variant={isAsked ? 'primary' : 'secondary'}
            onClick={() => {
              if (!isBusy) void say('agreed')
            }}
          >
            Aceito participar
          </Button>
        ) : null}
        {offered.includes('left') ? (
          <Button
            {...buttonOf('left')}
            variant={isAsked || offered.length === 1 ? 'secondary' : 'quiet'}
            aria-haspopup="dialog"
            onClick={() => {
              if (!isBusy) setIsLeaving(true)
            }}
          >
            Quero sair
          </Button>
        ) : null}
      </div>
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      <Confirmation
        open={isLeaving}
        onClose={() => {
          setIsLeaving(false)
        }}
        title="Sair desta apresentação?"
        action="Sair"
        onConfirm={() => void say('left')}
      >
        O cliente deixa de ver você na hora, e a agência fica sabendo. Enquanto a apresentação estiver aberta,
        você pode voltar.
      </Confirmation>
    </div>
  )
}
