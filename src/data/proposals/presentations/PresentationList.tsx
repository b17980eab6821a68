import { classNames } from '../../../lib/classNames.ts'
import type { Participant } from '../participations.ts'
import { PresentationItem } from './PresentationItem.tsx'
import type { PresentedProfile } from './standing.ts'

export interface PresentationListProps {
  label: string
  presentations: readonly Participant[]
  profile: PresentedProfile
  now: Date
  /** Each of those that wait for an answer is a card. */
  areCards?: boolean
}

/** Presentations that an artist has a say in. */
export function PresentationList(props: PresentationListProps) {
  const { label, presentations, profile, now, areCards = false } = props
  return (
    <ul
      aria-label={label}
      className={classNames('flex flex-col', areCards ? 'gap-3' : '-my-5 divide-y divide-line')}
    >
      {presentations.map((each) => (
        <li key={each.proposalId}>
          <PresentationItem presentation={each} profile={profile} now={now} />
        </li>
      ))}
    </ul>
  )
}
