import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { resetFactors } from '../../auth/queries.ts'
import type { TeamMember } from '../../data/profiles/team.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast/toastStore.ts'

const FAILED = 'Não foi possível remover o segundo fator. Verifique sua conexão e tente novamente.'

export interface SecondFactorResetProps {
  member: TeamMember
  onDone: () => void
}

/** For somebody of the team who lost their phone: asked twice, since it also signs them out. */
export function SecondFactorReset({ member, onDone }: SecondFactorResetProps) {
  const [isAsked, setIsAsked] = useState(false)
  const { mutate, isPending, error } = useMutation(resetFactors())
  if (!isAsked) {
    return (
      <div>
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            setIsAsked(true)
          }}
        >
          Remover segundo fator
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice tone="warning">
        <span>{member.artisticName}</span> sai de todos os dispositivos e volta a entrar só com a senha, até
        cadastrar outro segundo fator. Confirme antes, por voz, que é a própria pessoa que pede.
      </Notice>
      {error === null ? null : <Notice tone="danger">{refusalWords(error, FAILED)}</Notice>}
      <Button
        variant="danger"
        size="small"
        busy={isPending}
        onClick={() => {
          mutate(member.id, {
            onSuccess: () => {
              toast({ title: 'Segundo fator removido', description: member.artisticName })
              onDone()
            },
          })
        }}
      >
        Remover e encerrar as sessões
      </Button>
    </div>
  )
}
