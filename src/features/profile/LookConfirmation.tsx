import { lazily } from '@ribalta/domain/lazily'
import { instantToDate } from '@ribalta/domain/instant'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { type ConfirmLook, useConfirmLook } from '../../data/profiles/useConfirmLook.ts'
import { formatSince } from '../../lib/formats/formatSince.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

export interface LookConfirmationProps {
  profile: Profile
  now: Date
  onConfirm: ConfirmLook
}

const DAY = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' }))

function words({ lookConfirmedAt }: Profile, now: Date): string {
  if (lookConfirmedAt === undefined) return 'Você ainda não confirmou que suas fotos e medidas estão atuais.'
  const day = DAY().format(instantToDate(lookConfirmedAt))
  return `Você confirmou suas fotos e medidas em ${day} (${formatSince(lookConfirmedAt, now)}).`
}

/** When one last said that one still looks like this, and a button to say it again before one is asked. */
export function LookConfirmation({ profile, now, onConfirm }: LookConfirmationProps) {
  const { isBusy, problem, confirm } = useConfirmLook(onConfirm)
  return (
    <div className="flex flex-col gap-3">
      <Notice>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{words(profile, now)}</p>
          <Button variant="secondary" size="small" busy={isBusy} onClick={() => void confirm()}>
            Continua igual
          </Button>
        </div>
      </Notice>
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
    </div>
  )
}
