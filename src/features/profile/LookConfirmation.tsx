import { instantToDate } from '@ribalta/domain/instant'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { isLookAsked, isLookOld } from '@ribalta/domain/roster/lookAge'
import type { UpdateFailure } from './updateFailure.ts'

export interface LookConfirmationProps {
  profile: Profile
  onConfirm: () => Promise<UpdateFailure | undefined>
}

const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' })

function words(profile: Profile): string {
  if (isLookAsked(profile) && profile.lookAskedAt !== undefined) {
    return `A agência perguntou em ${DAY.format(instantToDate(profile.lookAskedAt))}: suas fotos e medidas ainda são estas? Confirme ou atualize.`
  }
  if (profile.lookConfirmedAt !== undefined) {
    return `Você confirmou em ${DAY.format(instantToDate(profile.lookConfirmedAt))} que seu visual ainda é este.`
  }
  return 'Você ainda não confirmou que suas fotos e medidas estão atuais.'
}

/** “My look is still this”: when it was last said, and a button to say it again. */
export function LookConfirmation({ profile, onConfirm }: LookConfirmationProps) {
  const [now] = useState(() => new Date())
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function confirm(): Promise<void> {
    setIsBusy(true)
    const failure = await onConfirm()
    setIsBusy(false)
    setProblem(failure?.message)
    if (failure === undefined) toast({ title: 'Visual confirmado' })
  }

  return (
    <div className="flex flex-col gap-3">
      <Notice tone={isLookAsked(profile) || isLookOld(profile, now) ? 'warning' : 'neutral'}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{words(profile)}</p>
          <Button variant="secondary" size="small" busy={isBusy} onClick={() => void confirm()}>
            Meu visual ainda é este
          </Button>
        </div>
      </Notice>
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
    </div>
  )
}
