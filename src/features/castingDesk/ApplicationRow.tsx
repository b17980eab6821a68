import {
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
  nextApplicationStatuses,
} from '@ribalta/domain/castings/applicationStatus'
import type { Application } from '@ribalta/domain/schemas/castings/application'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuth } from '../../auth/AuthContext.tsx'
import { changeApplicationState } from '../../data/castings/calls.ts'
import { PersonChip } from '../../data/roster/PersonChip.tsx'
import { profileQuery } from '../../data/profiles/queries.ts'
import { errorField } from '../../lib/errorCode.ts'
import { detailsAddress } from '../../lib/lists/listWalk.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { MediaStrip } from './MediaStrip.tsx'
import { TellAnswer } from './TellAnswer.tsx'

const ACTIONS: Readonly<Partial<Record<ApplicationStatus, string>>> = {
  shortlisted: 'Pré-selecionar',
  testing: 'Chamar para teste',
  proposed: 'Pôr na proposta',
  selected: 'Aprovar',
  declined: 'Não desta vez',
}
/** After these there is no way back, so they are asked for twice. */
const FINAL: ReadonlySet<ApplicationStatus> = new Set(['selected', 'declined'])

/** Of whoever chose none, because staff put them in. */
const MEDIA_SHOWN = 3

export interface ApplicationRowProps {
  application: Application
  onChanged: () => Promise<void>
}

/** One candidate: who, what they chose to show, their note, and the answers that are possible now. */
export function ApplicationRow({ application, onChanged }: ApplicationRowProps) {
  const { artistId, castingId, roleId, status, note, mediaIds, origin } = application
  const { user } = useAuth()
  const { data: profile } = useQuery(profileQuery(artistId))
  const isOwn = user?.uid === artistId
  const [pending, setPending] = useState<ApplicationStatus>()
  const [asked, setAsked] = useState<ApplicationStatus>()
  const [needsLeave, setNeedsLeave] = useState(false)
  const [problem, setProblem] = useState<string>()
  const name = profile === undefined ? '…' : (profile?.artisticName ?? 'Conta excluída')
  const own = profile?.media ?? []
  const media =
    origin === undefined
      ? mediaIds.flatMap((id) => own.find((item) => item.id === id) ?? [])
      : own.slice(0, MEDIA_SHOWN)

  async function change(to: ApplicationStatus, courtAuthorisation?: string): Promise<void> {
    setPending(to)
    setProblem(undefined)
    try {
      const leave = courtAuthorisation === undefined ? {} : { courtAuthorisation }
      await changeApplicationState({ castingId, artistId, roleId, to, ...leave })
      await onChanged()
      setAsked(undefined)
    } catch (error) {
      if (errorField(error) === 'courtAuthorisation') setNeedsLeave(true)
      setProblem(refusalWords(error, 'Não foi possível responder. Tente novamente.'))
    } finally {
      setPending(undefined)
    }
  }

  return (
    <article aria-label={name} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <PersonChip photo={own.find((item) => item.kind === 'image') ?? null}>
          {profile == null ? (
            <span className="font-medium">{name}</span>
          ) : (
            <Link to={detailsAddress(artistId)} className="font-medium text-link">
              {name}
            </Link>
          )}
        </PersonChip>
        <Tag tone={status === 'selected' ? 'success' : 'neutral'}>{APPLICATION_STATUS_LABELS[status]}</Tag>
      </div>
      <div className="flex flex-col gap-3 lg:flex-row lg:items-end lg:justify-between lg:gap-10">
        <div className="flex min-w-0 flex-col gap-3 sm:flex-row sm:items-center sm:gap-5">
          <MediaStrip media={media} name={name} />
          {origin === undefined ? null : <p className="text-sm text-muted">Indicação da agência</p>}
          {note === '' ? null : <p className="max-w-prose break-words whitespace-pre-line">{note}</p>}
        </div>
        {isOwn ? (
          <p className="text-sm text-muted">É a sua inscrição: outra pessoa da equipe responde.</p>
        ) : null}
        <div className="flex flex-wrap gap-2 empty:hidden lg:shrink-0">
          {profile == null ? null : <TellAnswer application={application} profile={profile} />}
          {(isOwn ? [] : nextApplicationStatuses(status)).map((to) => (
            <Button
              key={to}
              variant="secondary"
              size="small"
              aria-label={`${ACTIONS[to] ?? to}: ${name}`}
              busy={pending === to}
              onClick={() => {
                setProblem(undefined)
                if (FINAL.has(to)) setAsked(to)
                else void change(to)
              }}
            >
              {ACTIONS[to]}
            </Button>
          ))}
        </div>
      </div>
      {problem !== undefined && asked === undefined ? <Notice tone="danger">{problem}</Notice> : null}
      <AnswerDialog
        name={name}
        to={asked}
        needsLeave={needsLeave}
        isBusy={pending !== undefined}
        problem={problem}
        onClose={() => {
          setAsked(undefined)
          setProblem(undefined)
        }}
        onAnswer={(to, leave) => void change(to, leave)}
      />
    </article>
  )
}
