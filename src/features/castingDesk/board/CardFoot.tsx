import { Suspense, useState } from 'react'
import { type Candidate, candidateId } from '../../../data/board/candidates.ts'
import { Button } from '../../../ui/Button.tsx'
import { MoreIcon } from '../../../ui/icons.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { MarkCheckbox } from '../../../ui/MarkCheckbox.tsx'
import type { OpenedBy } from '../../../ui/menu.ts'
import { useBoardTools } from './boardTools.ts'
import { toggleMark, useIsMarked } from './boardMarks.ts'

const CardMenu = lazyPart(() => import('./CardMenu.tsx'), { Note: MenuMissing })
const MediaDialog = lazyPart(() => import('./MediaDialog.tsx'))

export interface CardFootProps {
  candidate: Candidate
  name: string
  mayMove: boolean
  mayReopen: boolean
  mayNote: boolean
  onNote: () => void
}

/** What can be done with a candidate: mark, look at what they show, move and note. */
export function CardFoot(props: CardFootProps) {
  const { candidate, name, mayMove, mayReopen, mayNote, onNote } = props
  const { marks } = useBoardTools()
  const { media, note } = candidate
  const id = candidateId(candidate)
  const isMarked = useIsMarked(marks, id)
  /** The menu is there from the first press on, which opened it. */
  const [menu, setMenu] = useState<OpenedBy>()
  const [isLooking, setIsLooking] = useState(false)
  return (
    <>
      <div className="-mb-1 flex items-center gap-1">
        <MarkCheckbox
          name={name}
          isMarked={isMarked}
          isDisabled={!mayMove}
          className="-ml-2"
          onToggle={() => {
            toggleMark(marks, id)
          }}
        />
        {media.length === 0 ? null : (
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            onClick={() => {
              setIsLooking(true)
            }}
          >
            <span>{media.length === 1 ? '1 mídia' : `${String(media.length)} mídias`}</span>
            <span className="sr-only">{` de ${name}`}</span>
          </Button>
        )}
        {mayMove || mayNote ? (
          <span className="ml-auto">
            {menu === undefined ? (
              <MenuButton name={name} onOpen={setMenu} />
            ) : (
              <Suspense fallback={<MenuButton name={name} />}>
                <CardMenu
                  candidate={candidate}
                  name={name}
                  mayMove={mayMove}
                  mayReopen={mayReopen}
                  mayNote={mayNote}
                  openedBy={menu}
                  onNote={onNote}
                />
              </Suspense>
            )}
          </span>
        ) : null}
      </div>
      {isLooking ? (
        <Suspense fallback={null}>
          <MediaDialog
            media={media}
            name={name}
            note={note}
            onClose={() => {
              setIsLooking(false)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** Where the menu's code did not come. */
function MenuMissing({ onRetry }: { onRetry?: () => void }) {
  return (
    <Button variant="secondary" size="small" onClick={onRetry}>
      Abrir de novo
    </Button>
  )
}

interface MenuButtonProps {
  name: string
  onOpen?: (by: OpenedBy) => void
}

/** In the place of the menu until it is asked for: hundreds of them would weigh on a board. */
function MenuButton({ name, onOpen }: MenuButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`Mover ${name}`}
      aria-haspopup="menu"
      aria-expanded={false}
      data-menu=""
      onClick={({ detail }) => {
        onOpen?.(detail === 0 ? 'keyboard' : 'pointer')
      }}
    >
      <MoreIcon />
    </Button>
  )
}
