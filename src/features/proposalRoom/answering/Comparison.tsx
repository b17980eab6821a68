import { byRole } from '@ribalta/domain/proposals/byRole'
import type { RoomArtist } from '@ribalta/domain/proposals/room'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ComparedArtist } from './ComparedArtist.tsx'
import { stillInPlay } from './comparedArtists.ts'
import { useVisit } from './visitContext.ts'

export interface ComparisonProps {
  artists: readonly RoomArtist[]
  open: boolean
  onClose: () => void
}

/** The artists side by side, over the window: closing it leads back to where one was. */
export default function Comparison({ artists, open, onClose }: ComparisonProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Comparar"
      isWhole
    >
      <Compared artists={artists} />
    </Dialog>
  )
}

/** Chosen as it opens: nobody vanishes under the hand that answers. */
function Compared({ artists }: Pick<ComparisonProps, 'artists'>) {
  const { review } = useVisit()
  const [inPlay, setInPlay] = useState(() => idsOf(stillInPlay(artists, review.current().choices)))
  const [isAll, setIsAll] = useState(inPlay.size === 0)
  const shown = byRole(artists)
    .flatMap(({ items }) => items)
    .filter(({ id }) => isAll || inPlay.has(id))
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-pressed={!isAll}
          className="aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
          onClick={() => {
            setInPlay(idsOf(stillInPlay(artists, review.current().choices)))
            setIsAll(false)
          }}
        >
          Sim e Talvez
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-pressed={isAll}
          className="aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
          onClick={() => {
            setIsAll(true)
          }}
        >
          Todos
        </Button>
      </div>
      {shown.length === 0 ? (
        <p className="text-muted">Ninguém com Sim ou Talvez ainda. Escolha Todos para comparar.</p>
      ) : (
        <ul
          aria-label="Artistas lado a lado"
          className="-mx-4 flex grow snap-x snap-mandatory scroll-px-4 items-start gap-4 overflow-x-auto px-4 pb-4 sm:-mx-8 sm:scroll-px-8 sm:gap-6 sm:px-8"
        >
          {shown.map((artist) => (
            <ComparedArtist key={artist.id} artist={artist} />
          ))}
        </ul>
      )}
    </>
  )
}

function idsOf(artists: readonly RoomArtist[]): ReadonlySet<string> {
  return new Set(artists.map(({ id }) => id))
}
