import type { ConsentMode } from '@ribalta/domain/proposals/consent'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTileMoves } from '../../../ui/useTileMoves.ts'
import { dropOn, inGroups, moveGroup, moveInGroup, putBack } from '../itemOrder.ts'
import type { Consents, ItemValues } from '../proposalForm.ts'
import type { Change } from '../useProposalEditing.ts'
import { ArtistRow, type RowAct } from './ArtistRow.tsx'
import { GroupHeading } from './GroupHeading.tsx'
import { nameOf } from './nameOf.ts'
import { useItemUndo } from './useItemUndo.ts'

export interface ArtistListProps {
  items: readonly ItemValues[]
  consentMode: ConsentMode
  consents: Consents
  records: ReadonlyMap<string, Profile | null>
  /** Of the list of roles that are there already. */
  rolesId: string
  onChange: (change: Change) => void
  onItem: (artistId: string, changed: Partial<ItemValues>) => void
  onMedia: (artistId: string) => void
  /** The last one was taken out: the focus is to go somewhere. */
  onEmptied: () => void
}

/** A role that is being typed: its row stays where it is until it is left. */
interface Typing {
  readonly artistId: string
  readonly role: string
}

/** The artists of a proposal, role by role. */
export function ArtistList(props: ArtistListProps) {
  const { items, consentMode, consents, records, rolesId, onChange, onItem, onMedia, onEmptied } = props
  const [typing, setTyping] = useState<Typing>()
  const keepUndo = useItemUndo()
  const placedRole = ({ artistId, role }: ItemValues): string =>
    typing?.artistId === artistId ? typing.role : role
  const groups = [...new Set(items.map(placedRole))]
  const tiles = items.map(({ artistId }) => ({ id: artistId, name: nameOf(records.get(artistId)) }))

  const reorder = useCallback(
    (order: (items: readonly ItemValues[]) => readonly ItemValues[]) => {
      setTyping(undefined)
      onChange((values) => ({ items: order(inGroups(values.items)) }))
    },
    [onChange],
  )
  const leave = useCallback(
    (artistId: string) => {
      setTyping(undefined)
      onChange((values) => ({
        items: inGroups(
          values.items.map((item) =>
            item.artistId === artistId ? { ...item, role: item.role.trim().replaceAll(/\s+/g, ' ') } : item,
          ),
        ),
      }))
    },
    [onChange],
  )
  const drop = useCallback(
    (dragged: string, target: string) => {
      reorder((all) => dropOn(all, dragged, target))
    },
    [reorder],
  )

  const { list, announcement, move, remove } = useTileMoves(
    tiles,
    (uid, by) => {
      reorder((all) => moveInGroup(all, uid, by))
    },
    (uid) => {
      const place = items.findIndex(({ artistId }) => artistId === uid)
      const item = items[place]
      if (item === undefined) return
      reorder((all) => all.filter(({ artistId }) => artistId !== uid))
      keepUndo(`${nameOf(records.get(uid))} saiu da proposta`, () => {
        reorder((all) => putBack(all, item, place))
      })
    },
  )
  // What a row is given stays the same, so that only the one that changes is drawn anew.
  const latest = useRef((_uid: string, _act: RowAct): void => undefined)
  useEffect(() => {
    latest.current = (uid, act) => {
      const index = tiles.findIndex(({ id }) => id === uid)
      const tile = tiles[index]
      if (tile === undefined) return
      if (act !== 'remove') move(tile, index, act === 'forward' ? 1 : -1)
      else {
        remove(tile, index)
        if (tiles.length === 1) onEmptied()
      }
    }
  })
  const onAct = useCallback((uid: string, act: RowAct) => {
    latest.current(uid, act)
  }, [])

  if (items.length === 0) return null
  return (
    <>
      <output className="sr-only">{announcement}</output>
      <ul ref={list} aria-label="Artistas da proposta">
        {items.map((item, index) => {
          const role = placedRole(item)
          const before = items[index - 1]
          const after = items[index + 1]
          const isFirst = before === undefined || placedRole(before) !== role
          return (
            <li key={item.artistId}>
              {isFirst ? (
                <GroupHeading
                  role={role}
                  place={groups.indexOf(role)}
                  total={groups.length}
                  onMove={(by) => {
                    reorder((all) => moveGroup(all, role, by))
                  }}
                />
              ) : null}
              <ArtistRow
                item={item}
                consentMode={consentMode}
                consent={consents.get(item.artistId)}
                record={records.get(item.artistId)}
                rolesId={rolesId}
                isFirst={isFirst}
                isLast={after === undefined || placedRole(after) !== role}
                onTyping={setTyping}
                onRole={onItem}
                onLeave={leave}
                onMedia={onMedia}
                onDropped={drop}
                onAct={onAct}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
