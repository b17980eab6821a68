import type { Ranked } from '@ribalta/domain/rhea/score'
import { classNames } from '../../lib/classNames.ts'
import { detailsAddress } from '../../lib/lists/listWalk.ts'
import { moveWords } from '../../lib/rhea/movement.ts'
import type { GradeContext } from '../../lib/rhea/gradeWords.ts'
import { Link } from '../../ui/Link.tsx'
import { PersonChip } from '../roster/PersonChip.tsx'
import type { Pooled } from './previewPool.ts'
import { ScoreReasons } from './ScoreReasons.tsx'

export interface PreviewRowProps {
  place: number
  ranked: Ranked<Pooled>
  move: number | 'in'
  context: GradeContext
}

/** Somebody among the first: who, how many points, where they came from, and why. */
export function PreviewRow({ place, ranked: { person, score }, move, context }: PreviewRowProps) {
  const { uid, artisticName, photo } = person
  return (
    <li className="pt-3">
      <div className="flex items-center gap-3">
        {/* The list says it by itself. */}
        <span aria-hidden="true" className="w-5 shrink-0 text-right text-sm text-muted tabular-nums">
          {place}
        </span>
        <div className="min-w-0 grow">
          <PersonChip photo={photo}>
            <Link to={detailsAddress(uid)} className="text-link">
              {artisticName}
            </Link>
          </PersonChip>
        </div>
        <Move move={move} />
        <span className="w-9 shrink-0 text-right text-xl tabular-nums">
          {score.points}
          <span className="sr-only"> pontos</span>
        </span>
      </div>
      <details className="-mt-2 pl-8">
        <summary className="inline-flex min-h-11 cursor-pointer items-center pl-14 text-sm text-link">
          Por quê<span className="sr-only">{`: ${artisticName}`}</span>
        </summary>
        <ScoreReasons person={person} score={score} context={context} />
      </details>
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
