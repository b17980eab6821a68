import { ANSWER_LABELS, type Answer } from '@ribalta/domain/proposals/answers'
import type { ReactNode } from 'react'
import { classNames } from '../../../lib/classNames.ts'
import { ANSWER_TONES } from '../../../lib/proposals/answerTones.ts'
import { CheckIcon, CloseIcon, Icon } from '../../../ui/icons.tsx'

/** A shape beside the colour, for who does not tell colours apart. */
const SHAPES: Readonly<Record<Answer, ReactNode>> = {
  yes: <CheckIcon />,
  maybe: (
    <Icon>
      <path d="M5 13c2-4 5-4 7-1s5 3 7-1" />
    </Icon>
  ),
  no: <CloseIcon />,
}

/** What a client says of an artist in one word; one that is not sent yet has a broken line around it. */
export function AnswerMark({ answer, isSent }: { answer: Answer; isSent: boolean }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-medium',
        ANSWER_TONES[answer],
        !isSent && 'border-dashed',
      )}
    >
      <span className="-ml-0.5 [&>svg]:size-4">{SHAPES[answer]}</span>
      <span>{ANSWER_LABELS[answer]}</span>
    </span>
  )
}
