import { isWidened } from '@ribalta/domain/proposals/coverage'
import { isRoomOpen } from '@ribalta/domain/proposals/proposalStatus'
import { roomHurdle } from '@ribalta/domain/proposals/room'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import type { ProposalEntry } from '../../../data/proposals/proposals.ts'
import { useNow } from '../../../lib/useNow.ts'
import { useKeptFocus } from '../../../ui/useKeptFocus.ts'
import { nameOf } from '../artists/nameOf.ts'
import type { ItemValues } from '../proposalForm.ts'
import { AskedNotice } from './AskedNotice.tsx'
import { LeftNotice } from './LeftNotice.tsx'
import { leftOf } from './leftOf.ts'

export interface ConsentNoticesProps {
  stored: ProposalEntry
  /** As they are on the screen. */
  items: readonly ItemValues[]
  records: ReadonlyMap<string, Profile | null>
  isSaving: boolean
  onTakeOut: (artistId: string) => void
  onReplace: (artistId: string) => void
  onSave: () => void
}

/** What is to be done about who left a proposal that has a link, and who must still agree. */
export default function ConsentNotices(props: ConsentNoticesProps) {
  const { stored, items, records, isSaving, onTakeOut, onReplace, onSave } = props
  const now = useNow()
  const there = new Set(items.map(({ artistId }) => artistId))
  const left = [...leftOf(stored.items)].map((artistId) => ({
    artistId,
    name: nameOf(records.get(artistId)),
    isThere: there.has(artistId),
  }))
  // By what is stored: nobody is asked by what is only typed.
  const asked = stored.items.flatMap((item) => {
    const record = records.get(item.artistId)
    if (record == null || !there.has(item.artistId)) return []
    const hurdle = roomHurdle(stored, item, record, now)
    const hasAgreed = hurdle === undefined && isWidened(item.consent, { ...item, facts: stored.facts })
    return hasAgreed || hurdle === 'asked' ? [{ artistId: item.artistId, record, hasAgreed }] : []
  })
  const isAsking = asked.length > 0 && isRoomOpen(stored, now)
  const kept = useKeptFocus(
    JSON.stringify([left.map((each) => [each.artistId, each.isThere]), asked.map((each) => each.artistId)]),
  )
  return (
    <section
      {...kept}
      aria-label="Quem saiu e quem falta aceitar"
      className={`flex flex-col gap-3 outline-none ${left.length > 0 || isAsking ? 'mb-6' : ''}`}
    >
      {left.length === 0 ? null : (
        <LeftNotice
          people={left}
          isSaving={isSaving}
          onTakeOut={onTakeOut}
          onReplace={onReplace}
          onSave={onSave}
        />
      )}
      {isAsking ? <AskedNotice stored={stored} people={asked} now={now} /> : null}
    </section>
  )
}
