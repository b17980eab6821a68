import type { RoomArtist } from '@ribalta/domain/proposals/room'
import { useRef } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { roomArtistId } from './roomArtistId.ts'

export interface RoomNamesProps {
  groups: readonly { readonly role: string; readonly items: readonly RoomArtist[] }[]
  open: boolean
  onClose: () => void
}

/** The names of a room's artists, to go to one of them. */
export default function RoomNames({ groups, open, onClose }: RoomNamesProps) {
  const chosen = useRef<string>(undefined)
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Artistas"
      returnTo={() => {
        const name = chosen.current === undefined ? null : document.getElementById(chosen.current)
        chosen.current = undefined
        name?.closest('section')?.scrollIntoView()
        return name ?? undefined
      }}
    >
      <nav aria-label="Pular para" className="flex flex-col gap-5">
        {groups.map(({ role, items }) => (
          <div key={role}>
            {role === '' ? null : <p className="mb-1 text-sm break-words text-muted">{role}</p>}
            <ul>
              {items.map(({ id, artisticName }) => (
                <li key={id}>
                  <button
                    type="button"
                    className="min-h-11 w-full border-t border-line py-2 text-left font-display text-xl break-words hover:text-accent"
                    onClick={() => {
                      chosen.current = roomArtistId(id)
                      onClose()
                    }}
                  >
                    {artisticName}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </Dialog>
  )
}
