import type { RoomArtist } from '@ribalta/domain/proposals/room'
import { Suspense, useEffect, useState } from 'react'
import { classNames } from '../../../lib/classNames.ts'
import { ChevronDownIcon } from '../../../ui/icons.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useOpenOnce } from '../../../ui/useOpenOnce.ts'
import { roomArtistId } from './roomArtistId.ts'
import type { RoomNamesProps } from './RoomNames.tsx'

const RoomNames = lazyPart(() => import('./RoomNames.tsx'))

/** Which of the artists is at the middle of the window, from 0; undefined above the first. */
function useCurrentArtist(artists: readonly RoomArtist[]): number | undefined {
  const [current, setCurrent] = useState<string>()
  const ids = artists.map(({ id }) => id).join(' ')
  useEffect(() => {
    const shown = new Map<Element, string>()
    for (const id of ids.split(' ')) {
      const part = document.getElementById(roomArtistId(id))?.closest('section')
      if (part !== null && part !== undefined) shown.set(part, id)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered !== undefined) setCurrent(shown.get(entered.target))
      },
      { rootMargin: '-50% 0px -50% 0px' },
    )
    for (const part of shown.keys()) observer.observe(part)
    return () => {
      observer.disconnect()
    }
  }, [ids])
  const place = artists.findIndex(({ id }) => id === current)
  return place === -1 ? undefined : place
}

interface RoomProgressProps extends Pick<RoomNamesProps, 'groups'> {
  /** Whether something else is at the foot of the window: it then stands above that or, where there is little room, at the head. */
  hasBar: boolean
}

/** Where in the room one is, always in sight, and the way to any of its artists. */
export function RoomProgress({ groups, hasBar }: RoomProgressProps) {
  const artists = groups.flatMap(({ items }) => items)
  const place = useCurrentArtist(artists)
  const { isOpen, hasOpened, open, close } = useOpenOnce()
  const total = String(artists.length)
  const where = place === undefined ? `${total} artistas` : `${String(place + 1)} de ${total}`
  return (
    // Over the artists and before them in the order of the focus: it stays at an edge of the window while one of them is there.
    <div
      className={classNames(
        'pointer-events-none print:hidden absolute inset-0 z-20 flex flex-col px-4 @2xl:px-8 @5xl:px-14',
        // Beside the answers, which would be half under it: over the portraits.
        hasBar ? 'items-end pt-3 @2xl:items-start @2xl:justify-end @2xl:pb-4' : 'items-end justify-end pb-4',
      )}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${where}: pular para um nome`}
        className={classNames(
          hasBar ? '@max-2xl:top-19 @2xl:bottom-20' : 'bottom-4',
          // On a phone it would lie half under the bar until the artists are there.
          hasBar && place === undefined ? '@max-2xl:invisible' : '',
          'pointer-events-auto sticky inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-5 text-sm tabular-nums shadow-raised hover:border-ink',
        )}
        onClick={open}
      >
        <span>{where}</span>
        <ChevronDownIcon />
      </button>
      {hasOpened ? (
        <Suspense fallback={null}>
          <RoomNames groups={groups} open={isOpen} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  )
}
