import { type ReactNode, useState } from 'react'
import { classNames } from '../../lib/classNames.ts'
import { moveWords } from '../../lib/rhea/movement.ts'
import type { Elements } from '../../ui/elements.ts'

export interface RankedRowProps {
  place: number
  /** Whoever it is about, as reasons are called. */
  name: string
  /** Who it is, for the eye. */
  children: ReactNode
  points: number
  /** How many places they rose or fell; nothing where rankings are not compared. */
  move?: number | 'in' | undefined
  /** Before the place: a box to mark them by. */
  mark?: Elements
  /** Why they stand there; what is not known of old rankings is not shown. */
  reasons?: Elements
}

/** Somebody in a ranking: who, how many points, where they came from, and why. */
export function RankedRow({ place, name, children, points, move = 0, mark, reasons }: RankedRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li className={classNames('far-row', reasons === undefined ? 'py-3' : 'pt-3')}>
      <div className="flex items-center gap-3">
        {mark}
        {/* The list says it by itself. */}
        <span aria-hidden="true" className="min-w-5 shrink-0 text-right text-sm text-muted tabular-nums">
          {place}
        </span>
        <div className="min-w-0 grow">{children}</div>
        <Move move={move} />
        <span className="w-9 shrink-0 text-right text-xl tabular-nums">
          <span>{points}</span>
          <span className="sr-only"> pontos</span>
        </span>
      </div>
      {reasons === undefined ? null : (
        <details
          className="-mt-2 pl-8"
          onToggle={(event) => {
            setIsOpen(event.currentTarget.open)
          }}
        >
          {/* Below the name, which stands after a portrait and perhaps a box. */}
          <summary
            className={classNames(
              'inline-flex min-h-11 cursor-pointer items-center text-sm text-link',
              mark === undefined ? 'pl-14' : 'pl-26 pointer-coarse:pl-28',
            )}
          >
            Por quê<span className="sr-only">{`: ${name}`}</span>
          </summary>
          {/* Hundreds of rows are drawn without them. */}
          {isOpen ? reasons : null}
        </details>
      )}
    </li>
  )
}

function Move({ move }: { move: number | 'in' }) {
  if (move === 0) return null
  if (move === 'in') return <span className="shrink-0 text-sm text-accent">entrou</span>
  return (
    <span
      className={classNames(
        'flex shrink-0 items-center gap-1 text-sm tabular-nums',
        move > 0 ? 'text-success' : 'text-muted',
      )}
    >
      {/* Drawn: not every machine has a letter for it. */}
      <svg aria-hidden="true" viewBox="0 0 10 8" className="w-2.5 fill-current">
        <path d={move > 0 ? 'M5 0 10 8H0z' : 'M5 8 0 0h10z'} />
      </svg>
      <span aria-hidden="true">{Math.abs(move)}</span>
      <span className="sr-only">{moveWords(move)}</span>
    </span>
  )
}
