import { toArtist } from '@ribalta/domain/people/publishedArtist'
import { PROFILE_STATUS_LABELS } from '@ribalta/domain/people/profileStatus'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useId } from 'react'
import type { PublicArtist } from '../../data/artists/cardDecoder.ts'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Notice } from '../../ui/Notice.tsx'
import { AskedBirthDate } from './AskedBirthDate.tsx'
import { FieldsCheck } from './CompareTable.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import { Duplicates } from './Duplicates.tsx'
import { EntryHeader } from './EntryHeader.tsx'
import { GuardianCheck } from './GuardianCheck.tsx'
import { MediaCheck } from './MediaCheck.tsx'
import { StaffFacts } from './StaffFacts.tsx'
import { UnsentNote } from './UnsentNote.tsx'
import { useEntryDecision, type EntryToDecide } from './useEntryDecision.ts'
import { useMeanwhile } from './useMeanwhile.ts'

const BAR_WORDS = {
  self: 'É o seu próprio perfil: outra pessoa da direção precisa responder.',
  team: 'Perfis de quem é da equipe só podem ser validados pela direção.',
  takenDown: 'A direção tirou este perfil do ar: só ela decide sobre ele.',
  minor:
    'Perfis de menores de 18 anos, e os que foram cadastrados como de menores, só podem ser validados pela direção.',
} as const

function Part({ title, children }: { title: string; children: Elements }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 border-t border-line pt-8">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      {children}
    </section>
  )
}

export interface EntryViewProps extends EntryToDecide {
  published: PublicArtist | undefined
  newer: Profile | undefined
  onNote: (note: string) => void
  onSkip: (() => void) | undefined
}

/** Everything that a reviewer looks at, and the answer. */
export function EntryView(props: EntryViewProps) {
  const { uid, profile, published, newer, isDirector, now, note, onNote, onSkip } = props
  const state = useEntryDecision(props)
  const { decision, isWaiting, isMinorsProfile, bar, mayDecide } = state
  const meanwhile = useMeanwhile(uid, newer, now)
  // Of a minor less is public than the record says.
  const shown = isMinorsProfile ? toArtist(profile, { at: profile.createdAt, featured: false }, now) : profile
  return (
    <article className="flex flex-col gap-8 **:scroll-mt-24 **:scroll-mb-44">
      <EntryHeader profile={profile} publicUsername={published?.username} now={now} />
      {newer !== undefined && decision.pending === undefined ? (
        <Notice tone="warning">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{meanwhile}</p>
            <Button variant="secondary" size="small" onClick={() => void state.showNewest()}>
              Ver a versão atual
            </Button>
          </div>
        </Notice>
      ) : null}
      <AskedBirthDate uid={uid} profile={profile} isDirector={isDirector} showNewest={state.showNewest} />
      <Duplicates entry={{ id: uid, profile }} />
      <Part title="Fotos e vídeos">
        <MediaCheck before={published?.media} after={profile.media} />
      </Part>
      <Part title={published === undefined ? 'Página pública' : 'Antes e depois'}>
        {isMinorsProfile ? (
          <p className="max-w-prose text-muted">
            Página de menor: só vai ao ar com a autorização do responsável, sem cidade, textos, vídeos,
            trabalhos e links, e fora dos buscadores.
          </p>
        ) : null}
        <FieldsCheck before={published} after={shown} />
      </Part>
      <Part title="Só a equipe vê">
        <StaffFacts profile={profile} now={now} />
      </Part>
      {isMinorsProfile && mayDecide ? (
        <Part title="Responsável">
          <GuardianCheck
            uid={uid}
            isConfirmed={state.isConfirmed}
            onConfirm={state.confirm}
            error={state.guardianProblem}
            checkbox={state.checkbox}
          />
        </Part>
      ) : null}
      {isWaiting ? null : (
        <Notice>{`Este perfil não está na fila. Situação: ${PROFILE_STATUS_LABELS[profile.status].toLowerCase()}.`}</Notice>
      )}
      {isWaiting && bar !== undefined ? <Notice tone="warning">{BAR_WORDS[bar]}</Notice> : null}
      {mayDecide || note === '' ? null : (
        <UnsentNote
          note={note}
          onDrop={() => {
            onNote('')
          }}
        />
      )}
      {mayDecide ? (
        <DecisionBar
          overtaken={
            newer === undefined ? undefined : { words: meanwhile, isKept: newer.queuedAt !== undefined }
          }
          onNewest={() => void state.showNewest()}
          profile={profile}
          decision={decision}
          note={note}
          onNote={onNote}
          onDecide={state.decide}
          onSkip={onSkip}
        />
      ) : onSkip === undefined ? null : (
        <div className="flex">
          <Button variant="secondary" onClick={onSkip}>
            Próximo da fila
          </Button>
        </div>
      )}
    </article>
  )
}
