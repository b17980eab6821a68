import {
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
  canChangeApplicationStatus,
} from '@ribalta/domain/castings/applicationStatus'
import { testStatusAt } from '@ribalta/domain/screenTests/testStatus'
import { useId } from 'react'
import { AnswerMessage } from '../../../data/applications/AnswerMessage.tsx'
import type { Application } from '../../../data/applications/applications.ts'
import { ownStatusLabel } from '../../../data/testRequests/onBehalf.ts'
import type { TestEntry } from '../../../data/testRequests/requests.ts'
import { WithdrawButton } from '../../../data/applications/WithdrawButton.tsx'
import { ownTestPath } from '../../../lib/deskPath.ts'
import { formatDate } from '../../../lib/formats/formatDate.ts'
import { Link } from '../../../ui/Link.tsx'
import { Tag, type TagTone } from '../../../ui/Tag.tsx'
import { useKeptFocus } from '../../../ui/useKeptFocus.ts'

const TONES: Readonly<Record<ApplicationStatus, TagTone>> = {
  submitted: 'accent',
  inReview: 'accent',
  testing: 'accent',
  presented: 'accent',
  selected: 'success',
  declined: 'neutral',
  lapsed: 'neutral',
  withdrawn: 'neutral',
}

export interface ApplicationItemProps {
  application: Application
  /** What was asked of the artist in it. */
  test: TestEntry | undefined
  now: Date
}

/** One application: for what, where it stands, how it came there, and the way out of it. */
export function ApplicationItem({ application, test, now }: ApplicationItemProps) {
  const id = useId()
  const { castingId, castingTitle, roleTitle, status, origin, history } = application
  const kept = useKeptFocus(status)
  return (
    <article
      {...kept}
      aria-labelledby={id}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-5"
    >
      <div className="min-w-0 flex-[1_1_18rem]">
        <h3 id={id} className="text-lg leading-snug break-words">
          <Link to={`/casting/${castingId}`} className="font-medium text-link">
            {castingTitle}
          </Link>
          <span className="text-muted">{` · ${roleTitle}`}</span>
        </h3>
        {origin === undefined ? null : <p className="mt-1 text-sm">A agência indicou você.</p>}
        <ol aria-label="Etapas" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          {history.map((step) => (
            <li key={`${step.status} ${String(step.at.seconds)}`} className="flex items-baseline gap-2">
              <span aria-hidden="true" className="size-1.5 self-center rounded-full bg-line-strong" />
              <span>
                <span>{`${APPLICATION_STATUS_LABELS[step.status]} `}</span>
                <span className="whitespace-nowrap tabular-nums">{`em ${formatDate(step.at)}`}</span>
              </span>
            </li>
          ))}
        </ol>
        <AnswerMessage application={application} />
        {status === 'testing' && test !== undefined ? (
          <p className="mt-2">
            <span>{`${ownStatusLabel(test, testStatusAt(test, now))} · `}</span>
            <Link to={ownTestPath(test.id)} className="text-link" aria-describedby={id}>
              Abrir o teste
            </Link>
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:w-full max-sm:justify-between">
        <output>
          <Tag tone={TONES[status]}>{APPLICATION_STATUS_LABELS[status]}</Tag>
        </output>
        {canChangeApplicationStatus(status, 'withdrawn') ? (
          <WithdrawButton application={application} describedBy={id} />
        ) : null}
      </div>
    </article>
  )
}
