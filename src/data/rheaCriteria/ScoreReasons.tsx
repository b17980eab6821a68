import { criterionKey } from '@ribalta/domain/rhea/criterionKey'
import { NEUTRAL_POINTS, type Score } from '@ribalta/domain/rhea/score'
import type { Rankable } from '@ribalta/domain/schemas/rhea/rankable'
import type { ReactNode } from 'react'
import { criterionLabel } from '../../lib/rhea/criterionWords.ts'
import { type GradeContext, gradeWords, pointsWords } from '../../lib/rhea/gradeWords.ts'

export interface ScoreReasonsProps {
  /** Whoever it is about, as the list is called. */
  name: string
  facts: Rankable
  score: Pick<Score, 'points' | 'parts'>
  context: GradeContext
}

/** How a score adds up: where everybody begins, what each criterion added or took away, and what that makes. */
export function ScoreReasons({ name, facts, score, context }: ScoreReasonsProps) {
  return (
    <ul aria-label={`Pontos de ${name}`} className="flex flex-col gap-2 pb-3 text-sm">
      <Line points={String(NEUTRAL_POINTS)}>de partida</Line>
      {score.parts.map((part) => (
        <Line key={criterionKey(part.criterion)} points={pointsWords(part.points)}>
          <span>{criterionLabel(part.criterion, context.names)}</span>
          <span className="sr-only">: </span>
          <span className={part.grade === null ? 'block text-muted italic' : 'block text-muted'}>
            {gradeWords(facts, part, context)}
          </span>
        </Line>
      ))}
      <Line points={String(score.points)}>ao todo</Line>
    </ul>
  )
}

function Line({ points, children }: { points: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="w-8 shrink-0 text-right font-medium tabular-nums">{points}</span>{' '}
      <span className="min-w-0 break-words">{children}</span>
    </li>
  )
}
