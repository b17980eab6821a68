import type { Answer } from '@ribalta/domain/proposals/answers'

/** The colours of an answer, whoever looks at it; beside them there is always the word. */
export const ANSWER_TONES: Readonly<Record<Answer, string>> = {
  yes: 'border-success bg-success-soft text-success',
  maybe: 'border-warning bg-warning-soft text-warning',
  no: 'border-danger bg-danger-soft text-danger',
}
