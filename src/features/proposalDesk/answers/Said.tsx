import { type Choice, PREFERENCE_LABELS } from '@ribalta/domain/proposals/answers'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { AnswerMark } from './AnswerMark.tsx'

/** A longer comment is shown by its beginning at first: the rows are to be compared. */
const SHORT = 140

export interface SaidProps {
  choice: Choice
  isSent: boolean
}

/** What one reviewer says of one artist. */
export function Said({ choice: { answer, comment, preference }, isSent }: SaidProps) {
  return (
    <div className="flex flex-col items-start gap-1.5">
      {answer === undefined ? null : (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <AnswerMark answer={answer} isSent={isSent} />
          {preference === undefined ? null : (
            <span className="text-sm font-medium">{PREFERENCE_LABELS[preference]}</span>
          )}
        </span>
      )}
      {isSent ? null : <span className="text-sm text-muted">em andamento</span>}
      {comment === '' ? null : <Comment comment={comment} />}
    </div>
  )
}

function Comment({ comment }: { comment: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const isLong = comment.length > SHORT
  return (
    <>
      <p className="text-sm whitespace-pre-line wrap-anywhere">
        {isLong && !isOpen ? `${comment.slice(0, SHORT).trimEnd()}…` : comment}
      </p>
      {isLong ? (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen)
          }}
        >
          {isOpen ? 'Recolher comentário' : 'Ler o comentário inteiro'}
        </Button>
      ) : null}
    </>
  )
}
