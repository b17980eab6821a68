import type { Ranked } from '@ribalta/domain/rhea/score'
import { memo, type Ref } from 'react'
import { StarButton } from '../../data/favoriteLists/StarButton.tsx'
import { MarkBox } from '../../data/marks/MarkBox.tsx'
import type { Contender } from '../../data/ranking/contender.ts'
import { RankedRow } from '../../data/rheaCriteria/RankedRow.tsx'
import { ScoreReasons } from '../../data/rheaCriteria/ScoreReasons.tsx'
import { PersonChip } from '../../data/roster/PersonChip.tsx'
import { formatPlace } from '../../lib/formats/formatPlace.ts'
import { detailsAddress } from '../../lib/lists/listWalk.ts'
import type { GradeContext } from '../../lib/rhea/gradeWords.ts'
import type { Movement } from '../../lib/rhea/movement.ts'
import { Link } from '../../ui/Link.tsx'
import { RankedList } from './RankedList.tsx'

export interface RankingListProps {
  people: readonly Ranked<Contender>[]
  /** Absent where rankings are not compared. */
  movement: Movement | undefined
  /** Keep it stable. */
  context: GradeContext
  ref: Ref<HTMLOListElement>
}

/** Who stands where, and why. */
export function RankingList({ people, movement, context, ref }: RankingListProps) {
  return (
    <RankedList ref={ref}>
      {people.map((ranked, index) => (
        <Row
          key={ranked.person.uid}
          place={index + 1}
          ranked={ranked}
          move={movement?.moves.get(ranked.person.uid) ?? 0}
          context={context}
        />
      ))}
    </RankedList>
  )
}

interface RowProps {
  place: number
  ranked: Ranked<Contender>
  move: number | 'in'
  context: GradeContext
}

/** Drawn once: with hundreds of them on the page, more must not draw the others again. */
const Row = memo(function Row({ place, ranked: { person, score }, move, context }: RowProps) {
  const { uid, artisticName, photo, city, uf } = person
  return (
    <RankedRow
      place={place}
      name={artisticName}
      points={score.points}
      move={move}
      mark={<MarkBox uid={uid} artisticName={artisticName} />}
      reasons={<ScoreReasons name={artisticName} facts={person} score={score} context={context} />}
    >
      <div className="flex items-center justify-between gap-3">
        <PersonChip photo={photo} detail={formatPlace({ city: city ?? undefined, uf: uf ?? undefined })}>
          <Link to={detailsAddress(uid)} data-item="" className="text-link">
            {artisticName}
          </Link>
        </PersonChip>
        {/* A phone has no room for it: there details have the star. */}
        <span className="shrink-0 max-sm:hidden">
          <StarButton uid={uid} artisticName={artisticName} />
        </span>
      </div>
    </RankedRow>
  )
})
