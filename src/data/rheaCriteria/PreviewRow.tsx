import type { Ranked } from '@ribalta/domain/rhea/score'
import { detailsAddress } from '../../lib/lists/listWalk.ts'
import type { GradeContext } from '../../lib/rhea/gradeWords.ts'
import { Link } from '../../ui/Link.tsx'
import { PersonChip } from '../roster/PersonChip.tsx'
import type { Pooled } from './pooled.ts'
import { RankedRow } from './RankedRow.tsx'
import { ScoreReasons } from './ScoreReasons.tsx'

export interface PreviewRowProps {
  place: number
  ranked: Ranked<Pooled>
  move: number | 'in'
  context: GradeContext
}

/** Somebody among the first while criteria are written. */
export function PreviewRow({ place, ranked: { person, score }, move, context }: PreviewRowProps) {
  const { uid, artisticName, photo } = person
  return (
    <RankedRow
      place={place}
      name={artisticName}
      points={score.points}
      move={move}
      reasons={<ScoreReasons name={artisticName} facts={person} score={score} context={context} />}
    >
      <PersonChip photo={photo}>
        <Link to={detailsAddress(uid)} className="text-link">
          {artisticName}
        </Link>
      </PersonChip>
    </RankedRow>
  )
}
