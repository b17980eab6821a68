import { toRoom } from '@ribalta/domain/proposals/room'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { memo, useDeferredValue, useMemo } from 'react'
import { RoomView } from '../../data/proposals/room/RoomView.tsx'
import { useNow } from '../../lib/useNow.ts'
import { ScrollArea } from '../../ui/ScrollArea.tsx'
import { asSaved, type Consents, type ProposalValues } from './proposalForm.ts'

export interface ClientViewProps {
  values: ProposalValues
  consents: Consents
  records: ReadonlyMap<string, Profile | null>
}

const Drawn = memo(function Drawn({ values, consents, records }: ClientViewProps) {
  const now = useNow()
  const room = useMemo(() => {
    const profiles = new Map(
      [...records].flatMap(([uid, record]) => (record === null ? [] : [[uid, record]])),
    )
    return toRoom(asSaved(values, consents), profiles, now)
  }, [values, consents, records, now])
  return <RoomView room={room} headingLevel={2} />
})

/** What was typed and chosen as the client will see it, a moment behind so that typing does not wait for it. */
export function ClientView(props: ClientViewProps) {
  const values = useDeferredValue(props.values)
  const records = useDeferredValue(props.records)
  return (
    <ScrollArea
      aria-label="Pré-visualização"
      className="isolate w-full min-w-0 self-start rounded-card border border-line bg-paper xl:sticky xl:top-20 xl:h-[calc(100dvh-6rem)] xl:overflow-y-auto"
    >
      <p className="eyebrow border-b border-line px-4 py-3">Como o cliente vê</p>
      <Drawn values={values} consents={props.consents} records={records} />
    </ScrollArea>
  )
}
