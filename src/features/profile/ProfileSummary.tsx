import { isMinor } from '@ribalta/domain/people/birthDate'
import { completenessOf } from '@ribalta/domain/people/completeness'
import { PROFILE_STATUS_LABELS, type ProfileStatus } from '@ribalta/domain/people/profileStatus'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { publicUsernameQuery } from '../../data/artists/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Tag, type TagTone } from '../../ui/Tag.tsx'
import { lagWords, reviewWords, statusWords } from './statusWords.ts'

const TONES: Readonly<Record<ProfileStatus, TagTone>> = {
  pending: 'warning',
  published: 'success',
  changes_requested: 'warning',
  suspended: 'danger',
  archived: 'neutral',
}

const REVIEW_TONES = {
  approved: 'neutral',
  changesRequested: 'warning',
  rejected: 'warning',
  changeRejected: 'warning',
  suspended: 'warning',
  archived: 'neutral',
  republished: 'neutral',
} as const

/** The public page's address, once there is a page. */
function usePublicUsername(uid: string, publishedVersion: number | undefined): string | undefined {
  return useQuery(publicUsernameQuery(uid, publishedVersion)).data ?? undefined
}

/** How the profile stands: its state, what the agency asks for, what is missing, and the public page. */
export function ProfileSummary({ uid, profile }: { uid: string; profile: Profile }) {
  const [now] = useState(() => new Date())
  const username = usePublicUsername(uid, profile.publishedVersion)
  const { percent, missing } = completenessOf(profile)
  const lag = lagWords(profile)
  return (
    <aside aria-label="Situação do perfil" className="flex flex-col gap-8 lg:sticky lg:top-24 lg:self-start">
      <div className="flex flex-col items-start gap-3">
        <Tag tone={TONES[profile.status]}>{PROFILE_STATUS_LABELS[profile.status]}</Tag>
        <p className="text-muted">
          {profile.status === 'published' && isMinor(profile.birthDate, now) && username === undefined
            ? 'Seu perfil foi validado. Por ser de menor, a página pública só vai ao ar com a autorização do responsável, em “Dados privados”.'
            : statusWords(profile)}
        </p>
        {lag === undefined || username === undefined ? null : <p className="text-sm text-muted">{lag}</p>}
        {profile.review === undefined ? null : (
          <Notice tone={REVIEW_TONES[profile.review.decision]}>
            <p className="font-medium">{reviewWords(profile.review)}</p>
            {profile.review.note === '' ? null : (
              <>
                <p className="mt-2 text-sm">Recado da agência:</p>
                <p className="whitespace-pre-line">{profile.review.note}</p>
              </>
            )}
          </Notice>
        )}
        {username === undefined ? null : (
          <ButtonLink to={`/${username}`} variant="secondary">
            Ver minha página
          </ButtonLink>
        )}
      </div>
      <div className="flex flex-col gap-2">
        <p className="flex items-baseline justify-between">
          <span className="text-sm font-medium">Perfil completo</span>
          <span className="font-display text-2xl tabular-nums">{`${String(percent)}%`}</span>
        </p>
        <ProgressBar label="Perfil completo" fraction={percent / 100} className="rounded-full" />
        {missing.length === 0 ? null : (
          <>
            <p className="mt-2 text-sm text-muted">O que falta:</p>
            <ul className="list-disc pl-5 text-sm text-muted">
              {missing.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </aside>
  )
}
