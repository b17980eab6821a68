import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useCallback, useState } from 'react'
import { useTileMoves } from '../../../ui/useTileMoves.ts'
import { dropOn, inGroups, moveGroup, moveInGroup } from '../itemOrder.ts'
import type { Participation } from '../consent/stand.ts'
import type { ItemValues } from '../proposalForm.ts'
import type { Change } from '../useProposalEditing.ts'
import { ArtistRow } from './ArtistRow.tsx'
import { GroupHeading } from './GroupHeading.tsx'
import { nameOf } from './nameOf.ts'
import type { Picking } from './picking.ts'
import { useSameAct } from './useSameAct.ts'
import type { TakeOut } from './useTakeOut.ts'

export interface ArtistListProps {
  items: readonly ItemValues[]
  participation: Participation
  records: ReadonlyMap<string, Profile | null>
  /** Of the list of roles that are there already. */
  rolesId: string
  onChange: (change: Change) => void
  onItem: (artistId: string, changed: Partial<ItemValues>) => void
  onMedia: (artistId: string) => void
  onTakeOut: TakeOut
  /** Somebody else is to come into the place of one who left. */
  onPicking: (picking: Picking) => void
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
  const {
    items,
    participation,
    records,
    rolesId,
    onChange,
    onItem,
    onMedia,
    onTakeOut,
    onPicking,
    onEmptied,
  } = props
  const [typing, setTyping] = useState<Typing>()
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
      setTyping(undefined)
      onTakeOut(uid)
    },
  )
  const onAct = useSameAct((uid, act) => {
    const index = tiles.findIndex(({ id }) => id === uid)
    const tile = tiles[index]
    if (tile === undefined) return
    if (act !== 'remove') move(tile, index, act === 'forward' ? 1 : -1)
    else {
      remove(tile, index)
      if (tiles.length === 1) onEmptied()
    }
  })

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
                participation={participation}
                record={records.get(item.artistId)}
                rolesId={rolesId}
                isFirst={isFirst}
                isLast={after === undefined || placedRole(after) !== role}
                onTyping={setTyping}
                onRole={onItem}
                onLeave={leave}
                onMedia={onMedia}
                onPicking={onPicking}
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
