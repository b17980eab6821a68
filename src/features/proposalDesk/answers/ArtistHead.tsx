import { detailsAddress } from '../../../lib/lists/listWalk.ts'
import { Link } from '../../../ui/Link.tsx'
import { MarkCheckbox } from '../../../ui/MarkCheckbox.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import type { AnswerRow } from './answerRows.ts'
import { tallyWords } from './reviewers.ts'

export interface ArtistHeadProps {
  row: AnswerRow
  /** Whether they are among those who go to the casting; undefined where that is not asked of them. */
  isMarked: boolean | undefined
  onToggle: (artistId: string, isMarked: boolean) => void
}

/** Who a row is about, what was said of them in all, and whether they go to the casting. */
export function ArtistHead({ row, isMarked, onToggle }: ArtistHeadProps) {
  const { artistId, name, hasRecord, hasLeft, tally } = row
  const sum = tallyWords(tally)
  return (
    <div className="flex items-start gap-1">
      {isMarked === undefined ? null : (
        <MarkCheckbox
          name={name}
          isMarked={isMarked}
          isDisabled={false}
          className="-ml-2 shrink-0"
          onToggle={() => {
            onToggle(artistId, !isMarked)
          }}
        />
      )}
      <div className="min-w-0 pt-1.5">
        {hasRecord ? (
          <Link to={detailsAddress(artistId)} className="font-medium break-words hover:text-accent">
            {name}
          </Link>
        ) : (
          <span className="font-medium break-words text-muted">{name}</span>
        )}
        {hasLeft ? (
          <p className="my-1 font-normal">
            <Tag tone="warning">Saiu</Tag>
          </p>
        ) : null}
        <p className="text-sm font-normal text-muted">{sum === '' ? 'sem resposta ainda' : sum}</p>
      </div>
    </div>
  )
}
