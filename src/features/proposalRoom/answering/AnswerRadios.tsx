import { type Answer, ANSWER_LABELS, ANSWERS } from '@ribalta/domain/proposals/answers'
import { useId } from 'react'
import { classNames } from '../../../lib/classNames.ts'
import { ANSWER_TONES } from '../../../lib/proposals/answerTones.ts'
import { CheckIcon } from '../../../ui/icons.tsx'

export interface AnswerRadiosProps {
  answer: Answer | undefined
  /** Undefined where the answer is taken back. */
  onChange: (answer: Answer | undefined) => void
}

/** Yes, maybe or no, large enough for a thumb; the one that is chosen is taken back by choosing it again. */
export function AnswerRadios({ answer, onChange }: AnswerRadiosProps) {
  const id = useId()
  return (
    <div role="radiogroup" aria-label="Sua resposta" className="grid grid-cols-3 gap-2">
      {ANSWERS.map((value) => {
        const isChosen = value === answer
        return (
          <label
            key={value}
            className={classNames(
              'relative inline-flex min-h-12 cursor-pointer items-center justify-center gap-1.5 rounded-control border px-2 font-medium transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              'has-disabled:cursor-not-allowed has-disabled:opacity-60',
              isChosen ? ANSWER_TONES[value] : 'border-line-strong bg-surface hover:border-ink',
            )}
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={isChosen}
              onChange={() => {
                onChange(value)
              }}
              onClick={() => {
                if (isChosen) onChange(undefined)
              }}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {isChosen ? <CheckIcon /> : null}
            <span>{ANSWER_LABELS[value]}</span>
          </label>
        )
      })}
    </div>
  )
}
