import { MAX_KEPT } from '@ribalta/domain/schemas/rhea/run'
import { useId, useMemo, useRef, useState } from 'react'
import { pressMark } from '../../data/marks/marks.ts'
import type { RunEntry } from '../../data/rheaRuns/queries.ts'
import type { RosterCard } from '../../data/roster/roster.ts'
import { useListKeys } from '../../lib/lists/useListKeys.ts'
import { useListWalk } from '../../lib/lists/useListWalk.ts'
import type { Chosen } from '../../lib/rhea/hits.ts'
import { placesOf } from '../../lib/rhea/places.ts'
import { runTitle } from '../../lib/rhea/runWords.ts'
import { KeysDialog } from '../../ui/KeysDialog.tsx'
import { KeptPlaceRow } from './KeptPlaceRow.tsx'
import { RankedList } from './RankedList.tsx'

const KEYS = [
  ['↑ ↓', 'Ir de pessoa em pessoa'],
  ['Enter', 'Abrir a pessoa'],
  ['x', 'Marcar ou desmarcar a pessoa'],
  ['?', 'Mostrar estas teclas'],
] as const

export interface KeptPlacesProps {
  run: RunEntry
  /** Who they are now, by uid. */
  cards: ReadonlyMap<string, RosterCard>
  chosen: readonly Chosen[]
}

/** The first of a kept ranking in their places, to be marked and opened. */
export function KeptPlaces({ run, cards, chosen }: KeptPlacesProps) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  const places = useMemo(() => placesOf(run), [run])
  const approved = new Set(chosen.map(({ uid }) => uid))
  useListKeys({
    list,
    keys: { x: pressMark },
    onHelp: () => {
      setShowsKeys(true)
    },
  })
  useListWalk(
    runTitle(run),
    useMemo(
      () => places.flatMap(({ who }) => (who !== undefined && cards.has(who.uid) ? [who.uid] : [])),
      [places, cards],
    ),
  )
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-2xl">
        {run.ranked > MAX_KEPT ? `Os ${String(MAX_KEPT)} primeiros` : 'Ranking'}
      </h2>
      <p className="max-w-prose text-muted">
        {places.length === 0
          ? 'Ninguém atendia a tudo o que era obrigatório.'
          : 'Lugares e pontos são os de quando foi guardado. O porquê de cada um não fica: para ver, calcule de novo.'}
      </p>
      {places.length === 0 ? null : (
        <RankedList ref={list}>
          {places.map(({ place, who }) => (
            <KeptPlaceRow
              key={place}
              place={place}
              who={who}
              card={who === undefined ? undefined : cards.get(who.uid)}
              isApproved={who !== undefined && approved.has(who.uid)}
            />
          ))}
        </RankedList>
      )}
      {showsKeys ? (
        <KeysDialog
          keys={KEYS}
          onClose={() => {
            setShowsKeys(false)
          }}
        />
      ) : null}
    </section>
  )
}
