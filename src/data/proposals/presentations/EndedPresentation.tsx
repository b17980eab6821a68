import { useId } from 'react'
import { Tag } from '../../../ui/Tag.tsx'
import type { Participant } from '../participations.ts'
import { standingWords } from './presentationWords.ts'
import type { PresentedProfile } from './standing.ts'

export interface EndedPresentationProps {
  presentation: Participant
  profile: PresentedProfile
  now: Date
}

/** One that an artist was in, which nobody sees any more. */
export function EndedPresentation({ presentation, profile, now }: EndedPresentationProps) {
  const id = useId()
  const { title, role } = presentation
  const { tone, label, rest } = standingWords(presentation, profile, now)
  return (
    <article aria-labelledby={id} className="flex flex-col gap-2 py-4">
      <h3 id={id} className="font-medium break-words">
        {title}
      </h3>
      {role === '' ? null : <p className="text-sm text-muted break-words">{`Personagem: ${role}`}</p>}
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
        <Tag tone={tone}>{label}</Tag>
        <span className="text-muted">{rest}</span>
      </p>
    </article>
  )
}
