import { useId } from 'react'
import { classNames } from '../../../lib/classNames.ts'
import { formatDateTime } from '../../../lib/formats/formatDateTime.ts'
import { Deadline } from '../../../ui/Deadline.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { useKeptFocus } from '../../../ui/useKeptFocus.ts'
import type { Participant } from '../participations.ts'
import { ConsentButtons } from './ConsentButtons.tsx'
import {
  addedWords,
  type PresentedPart,
  shownNow,
  standingWords,
  takesWords,
  toldWords,
} from './presentationWords.ts'
import { ShownMedia } from './ShownMedia.tsx'
import { isPastDeadline, offeredIn, type PresentedProfile, standingOf } from './standing.ts'

export interface PresentationItemProps {
  presentation: Participant
  profile: PresentedProfile
  now: Date
}

/** One presentation that an artist is in: for what, until when, what a client sees of them, where they stand and what they can say. */
export function PresentationItem({ presentation, profile, now }: PresentationItemProps) {
  const id = useId()
  const { title, role, deadline } = presentation
  const standing = standingOf(presentation, profile, now)
  const { tone, label, rest } = standingWords(presentation, profile, now)
  const offered = offeredIn(standing, profile, now)
  const isPast = isPastDeadline(presentation, now)
  const isAsked = (standing === 'asked' || standing === 'widened') && !isPast
  const { seen, added } = shownNow(presentation)
  // The button that was pressed is gone with what it said.
  const kept = useKeptFocus(standing)
  return (
    <article
      {...kept}
      aria-labelledby={id}
      className={classNames(
        'flex flex-col gap-4',
        isAsked ? 'rounded-card border border-line border-l-4 border-l-accent bg-surface p-5' : 'py-5',
      )}
    >
      <div className="min-w-0">
        {/* Where it stands among other things that wait. */}
        {isAsked ? <p className="eyebrow mb-1">Apresentação ao cliente</p> : null}
        <h3 id={id} className="text-lg font-medium break-words">
          {title}
        </h3>
        {role === '' ? null : <p className="mt-1 text-muted break-words">{`Personagem: ${role}`}</p>}
        <div className="mt-2 text-sm">
          {isPast ? (
            <p className="text-muted">{`Prazo encerrado em ${formatDateTime(deadline)}: o cliente não vê mais.`}</p>
          ) : (
            <Deadline deadline={deadline} />
          )}
        </div>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <output>
          <Tag tone={tone}>{label}</Tag>
        </output>
        {rest === '' ? null : <span className="min-w-0 text-sm">{rest}</span>}
      </p>
      {standing === 'left' ? null : (
        <div className="flex flex-col gap-2">
          <ShownMedia media={profile.media} shown={seen.media} />
          <p className="text-sm text-muted break-words">{seenWords(seen)}</p>
        </div>
      )}
      {standing === 'widened' ? <Added added={added} profile={profile} /> : null}
      {offered.length === 0 ? null : (
        <ConsentButtons presentation={presentation} offered={offered} isAsked={isAsked} describedBy={id} />
      )}
    </article>
  )
}

function seenWords({ facts, takes }: PresentedPart): string {
  const counted = takesWords({ takes })
  return `${counted === '' ? '' : `E ${counted}. `}O cliente lê ${toldWords(facts)}.`
}

interface AddedProps extends Pick<PresentationItemProps, 'profile'> {
  added: PresentedPart
}

/** Facts, media and takes that become visible to the client if the artist agrees again. */
function Added({ added, profile }: AddedProps) {
  const words = addedWords(added)
  return (
    <div className="flex flex-col gap-2">
      <h4 className="text-sm font-medium">Se você aceitar, o cliente vê também</h4>
      {added.media.length === 0 ? null : (
        <ShownMedia media={profile.media} shown={added.media} label="Fotos e vídeos novos" />
      )}
      {words === '' ? null : (
        <p className="text-sm break-words">{`${words.charAt(0).toUpperCase()}${words.slice(1)}.`}</p>
      )}
    </div>
  )
}
