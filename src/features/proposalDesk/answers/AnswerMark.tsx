import { ANSWER_LABELS, type Answer } from '@ribalta/domain/proposals/answers'
import { classNames } from '../../../lib/classNames.ts'
import { Icon } from '../../../ui/icons.tsx'

const TONES: Readonly<Record<Answer, string>> = {
  yes: 'border-success bg-success-soft text-success',
  maybe: 'border-warning bg-warning-soft text-warning',
  no: 'border-danger bg-danger-soft text-danger',
}
/** A shape beside the colour, for who does not tell colours apart. */
const SHAPES: Readonly<Record<Answer, string>> = {
  yes: 'm5 13 4 4L19 7',
  maybe: 'M5 13c2-4 5-4 7-1s5 3 7-1',
  no: 'M7 7l10 10M17 7 7 17',
}

/** What a client says of an artist in one word; one that is not sent yet has a broken line around it. */
export function AnswerMark({ answer, isSent }: { answer: Answer; isSent: boolean }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-medium',
        TONES[answer],
        !isSent && 'border-dashed',
      )}
    >
      <span className="-ml-0.5 [&>svg]:size-4">
        <Icon>
          <path d={SHAPES[answer]} />
        </Icon>
      </span>
      {ANSWER_LABELS[answer]}
    </span>
  )
}
