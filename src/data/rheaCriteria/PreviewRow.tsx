import type { Ranked } from '@ribalta/domain/rhea/score'
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
      <details className="pl-8">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-link">
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
    <span className={move > 0 ? 'shrink-0 text-sm text-success' : 'shrink-0 text-sm text-muted'}>
      <span aria-hidden="true">{`${move > 0 ? '▲' : '▼'}${String(Math.abs(move))}`}</span>
      <span className="sr-only">{moveWords(move)}</span>
    </span>
  )
}
