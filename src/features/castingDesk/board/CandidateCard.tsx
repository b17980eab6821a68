import { isAnswered, isReopening } from '@ribalta/domain/castings/candidateStatus'
import { TEST_STATUS_LABELS } from '@ribalta/domain/screenTests/testStatus'
import { useQuery } from '@tanstack/react-query'
import { memo, useCallback, useRef, useState } from 'react'
import { type Candidate, candidateId } from '../../../data/board/candidates.ts'
import { personQuery } from '../../../data/roster/person.ts'
import { classNames } from '../../../lib/classNames.ts'
import { testPath } from '../../../lib/deskPath.ts'
import { proposalAddress } from '../../../lib/proposals/proposalAddress.ts'
import type { RosterCard } from '../../../data/roster/roster.ts'
import { Link } from '../../../ui/Link.tsx'
import { useDragRow } from '../../../ui/useDragRow.ts'
import { useBoardTools } from './boardTools.ts'
import { useIsMarked } from './boardMarks.ts'
import { CandidateFit } from './CandidateFit.tsx'
import { CardAnswer } from './CardAnswer.tsx'
import { CardFoot } from './CardFoot.tsx'
import { CardHead } from './CardHead.tsx'
import { cardRemarks } from './cardRemarks.ts'
import { MemoField } from './MemoField.tsx'

/** One candidate on the board: who, how they fit, what they wrote and chose to show. Drawn anew only when they change. */
export const CandidateCard = memo(function CandidateCard({ candidate }: { candidate: Candidate }) {
  const { acts, marks, roles, uid, isOver } = useBoardTools()
  const { artistId, roleId, note, memo, test, proposal } = candidate
  const id = candidateId(candidate)
  const person = useQuery(personQuery(artistId))
  const card = person.data
  const name = card?.artisticName ?? (card === null ? 'Conta excluída' : '…')
  const isMarked = useIsMarked(marks, id)
  const isOwn = artistId === uid
  const mayMove = !isOver && !isOwn && !isAnswered(candidate)

  const article = useRef<HTMLElement>(null)
  const onDropped = useCallback(
    (dragged: string) => {
      acts.before(dragged, id)
    },
    [acts, id],
  )
  const isUnder = useDragRow(article, id, onDropped, mayMove)
  const [isNoting, setIsNoting] = useState(false)

  const role = roles.get(roleId)

  return (
    <article
      ref={article}
      aria-label={name}
      className={classNames(
        'far-card relative flex flex-col gap-1.5 rounded-card border bg-surface p-2 text-sm leading-snug',
        isMarked ? 'border-accent' : 'border-line',
        mayMove ? 'cursor-grab' : '',
        isUnder ? 'border-t-4 border-t-accent' : '',
      )}
    >
      <CardHead candidate={candidate} card={card} name={name} />
      {card == null || role === undefined ? null : <CandidateFit card={card} role={role} />}
      <Remarks candidate={candidate} card={card} />
      {test === undefined ? null : (
        <p>
          <Link to={testPath(test.id)} draggable={false} className="text-link">
            <span>{`Teste: ${TEST_STATUS_LABELS[test.status].toLowerCase()}`}</span>
            <span className="sr-only">{`, de ${name}`}</span>
          </Link>
        </p>
      )}
      {proposal === undefined ? null : (
        <p>
          <Link to={proposalAddress(proposal.id)} draggable={false} className="text-link">
            Apresentação
            <span className="sr-only">{` de ${name}`}</span>
          </Link>
        </p>
      )}
      {isOwn ? <p className="text-muted">É a sua inscrição: outra pessoa da equipe responde.</p> : null}
      <CardAnswer candidate={candidate} />
      {note === '' ? null : <p className="line-clamp-2 break-words whitespace-pre-line">{`“${note}”`}</p>}
      {isNoting ? (
        <MemoField
          candidate={candidate}
          name={name}
          onEnd={() => {
            setIsNoting(false)
          }}
        />
      ) : memo === '' ? null : (
        <p className="rounded-control bg-sunken px-2 py-1 break-words whitespace-pre-line">{memo}</p>
      )}
      <CardFoot
        candidate={candidate}
        name={name}
        mayMove={mayMove}
        mayReopen={!isOver && !isOwn && isReopening(candidate, 'shortlisted')}
        mayNote={!isOwn}
        onNote={() => {
          setIsNoting(true)
        }}
      />
    </article>
  )
})

/** Where somebody stands besides the column, and what must not be overlooked. */
function Remarks({ candidate, card }: { candidate: Candidate; card: RosterCard | null | undefined }) {
  const { quiet, loud } = cardRemarks(candidate, card)
  return (
    <>
      {quiet.length === 0 ? null : <p className="text-muted">{quiet.join(' · ')}</p>}
      {loud.length === 0 ? null : <p className="text-warning">{loud.join(' · ')}</p>}
    </>
  )
}
