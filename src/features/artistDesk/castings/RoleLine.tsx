import { useId } from 'react'
import { ApplicationStanding } from '../../../data/applications/ApplicationStanding.tsx'
import { ApplyButton } from '../../../data/applications/ApplyButton.tsx'
import type { Application } from '../../../data/applications/applications.ts'
import type { ApplyingProfile } from '../../../data/applications/findBlocker.ts'
import type { Live } from '../../../data/useLive.ts'
import { classNames } from '../../../lib/classNames.ts'
import { formatPay } from '../../../lib/formats/formatMoney.ts'
import { useKeptFocus } from '../../../ui/useKeptFocus.ts'
import { fitWords, lowerFirst } from './fitWords.ts'
import type { MatchedRole } from './matchCastings.ts'

export interface RoleLineProps {
  castingId: string
  matched: MatchedRole
  /** Whether it is known what one has applied for. */
  own: Live<unknown>['status']
  application: Application | undefined
  /** Undefined when the artist can't apply. */
  profile: ApplyingProfile | undefined
}

/** One role: what it pays, how the artist meets it, and the way to it or where their application stands. */
export function RoleLine({ castingId, matched, own, application, profile }: RoleLineProps) {
  const id = useId()
  const { role, isFit, fit } = matched
  const kept = useKeptFocus(application?.status)
  const isMet = fit.missing.length === 0
  return (
    <article
      {...kept}
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4"
    >
      <div className="min-w-0 flex-[1_1_16rem]">
        <h4 id={id} className="font-medium break-words">
          {role.title}
        </h4>
        <p className="text-sm text-muted">
          Cachê <span>{lowerFirst(formatPay(role.payCents))}</span> ·{' '}
          <span>{role.quantity === 1 ? '1 vaga' : `${String(role.quantity)} vagas`}</span>
        </p>
        <p
          className={classNames(
            'mt-1 text-sm break-words',
            isMet ? 'text-success' : isFit ? '' : 'text-muted',
          )}
        >
          {fitWords(fit)}
        </p>
      </div>
      {application !== undefined ? (
        <div className="text-sm">
          <ApplicationStanding application={application} />
        </div>
      ) : isFit && profile !== undefined ? (
        <ApplyButton
          castingId={castingId}
          role={role}
          describedBy={id}
          profile={profile}
          busy={own === 'loading'}
          disabled={own === 'failed'}
        />
      ) : null}
    </article>
  )
}
