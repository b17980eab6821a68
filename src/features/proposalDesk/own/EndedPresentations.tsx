import type { Participant } from '../../../data/proposals/participations.ts'
import { EndedPresentation } from '../../../data/proposals/presentations/EndedPresentation.tsx'
import type { PresentedProfile } from '../../../data/proposals/presentations/standing.ts'

export interface EndedPresentationsProps {
  ended: readonly Participant[]
  /** Nothing else is there: they are not folded. */
  areAlone: boolean
  profile: PresentedProfile
  now: Date
}

/** What an artist was in, folded below what still goes on. */
export function EndedPresentations({ ended, areAlone, profile, now }: EndedPresentationsProps) {
  return (
    <details open={areAlone} className="border-t border-line">
      <summary className="min-h-11 cursor-pointer py-3 text-muted">
        <h2 className="inline font-sans text-base">Encerradas</h2>
      </summary>
      <ul aria-label="Encerradas" className="flex flex-col divide-y divide-line">
        {ended.map((each) => (
          <li key={each.proposalId}>
            <EndedPresentation presentation={each} profile={profile} now={now} />
          </li>
        ))}
      </ul>
    </details>
  )
}
