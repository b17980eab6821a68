import { lazily } from '@ribalta/domain/lazily'
import { isMinor } from '@ribalta/domain/people/birthDate'
import { instantToDate } from '@ribalta/domain/instant'
import { PROFILE_STATUS_LABELS } from '@ribalta/domain/people/profileStatus'
import { REVIEW_KIND_LABELS, reviewKind } from '@ribalta/domain/people/reviewQueue'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { formatSince } from '../../lib/formats/formatSince.ts'
import { Tag } from '../../ui/Tag.tsx'

const MOMENT = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }))
const DAY = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' }))

export interface EntryHeaderProps {
  profile: Profile
  /** The address of the page that is public, where one is. */
  publicUsername: string | undefined
  now: Date
}

/** Who it is, what is waited for and since when, and what was said last. */
export function EntryHeader({ profile, publicUsername, now }: EntryHeaderProps) {
  const { artisticName, birthDate, registeredAsMinor, queuedAt, review, status } = profile
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <p className="eyebrow">{REVIEW_KIND_LABELS[reviewKind(profile)]}</p>
        <h2 className="text-title break-words">{artisticName}</h2>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        {isMinor(birthDate, now) ? <Tag tone="warning">Menor de 18</Tag> : null}
        {registeredAsMinor === true ? <Tag tone="warning">Cadastro de menor</Tag> : null}
        <Tag>{PROFILE_STATUS_LABELS[status]}</Tag>
        {queuedAt === undefined ? null : (
          <span>
            Na fila{' '}
            <time
              dateTime={instantToDate(queuedAt).toISOString()}
              title={MOMENT().format(instantToDate(queuedAt))}
            >
              {formatSince(queuedAt, now)}
            </time>
          </span>
        )}
        {publicUsername === undefined ? null : (
          <a
            href={`/${publicUsername}`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-6 items-center text-link"
          >
            Página no ar<span className="sr-only"> (abre em outra aba)</span>
          </a>
        )}
      </div>
      {review === undefined || review.note === '' ? null : (
        <div className="border-l-2 border-line-strong pl-4">
          <p className="text-sm text-muted">{`Último recado da agência, ${DAY().format(instantToDate(review.at))}`}</p>
          <p className="max-w-prose whitespace-pre-line">{review.note}</p>
        </div>
      )}
    </header>
  )
}
