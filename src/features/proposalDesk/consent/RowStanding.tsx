import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { TalkLink } from '../../../data/conversations/TalkLink.tsx'
import { classNames } from '../../../lib/classNames.ts'
import { useNow } from '../../../lib/useNow.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Picking } from '../artists/picking.ts'
import type { ItemValues } from '../proposalForm.ts'
import { type Participation, type Stand, standOf } from './stand.ts'

const TONES: Readonly<Record<Stand['tone'], string>> = {
  good: 'text-success',
  quiet: 'text-muted',
  warning: 'font-medium text-warning',
}

export interface RowStandingProps {
  item: ItemValues
  name: string
  record: Profile | null | undefined
  participation: Participation
  /** Somebody else is to come into their place. */
  onPicking: (picking: Picking) => void
}

/** Where somebody stands to the proposal, with the way to talk about it, and for whoever left the way to somebody else. */
export function RowStanding({ item, name, record, participation, onPicking }: RowStandingProps) {
  const { artistId } = item
  const now = useNow()
  const stand = standOf(item, record, participation, now)
  const consent = participation.consents.get(artistId)?.consent
  // Before that an artist does not know of the proposal.
  const isTold = participation.isPublished && participation.consents.has(artistId)
  return (
    <>
      {stand === undefined ? null : <p className={classNames('text-sm', TONES[stand.tone])}>{stand.words}</p>}
      <span className="mt-1 flex flex-wrap gap-2 empty:hidden">
        {consent?.answer === 'left' ? (
          <Button
            variant="secondary"
            size="small"
            aria-haspopup="dialog"
            aria-label={`Escolher substituto: ${name}`}
            onClick={() => {
              onPicking({ instead: artistId })
            }}
          >
            Escolher substituto
          </Button>
        ) : null}
        {isTold && record != null ? (
          <TalkLink
            uid={artistId}
            name={name}
            size="small"
            about={{ kind: 'proposal', id: participation.proposalId }}
          />
        ) : null}
      </span>
    </>
  )
}
