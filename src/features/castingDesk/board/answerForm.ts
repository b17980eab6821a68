import { APPLICATION_STATUS_LABELS } from '@ribalta/domain/castings/applicationStatus'
import { DECISIONS, type Decision, isDecision } from '@ribalta/domain/castings/candidateStatus'
import { answerMessageSchema } from '@ribalta/domain/schemas/castings/application'
import type { AnswerDraft } from '@ribalta/domain/schemas/castings/candidate'
import * as z from 'zod/mini'
import { messageOf } from '../../../data/board/answerMessage.ts'
import type { Candidate } from '../../../data/board/candidates.ts'
import { isSameValue } from '../../../lib/forms/sameValue.ts'
import { typedSchema } from '../../../lib/forms/typedSchema.ts'

/** An answer as it is typed; at first nothing may be chosen. */
export interface AnswerValues {
  to: Decision | ''
  message: string
}

export const answerFormSchema = typedSchema<AnswerValues, AnswerDraft>(
  (typed) => typed,
  z.object({ to: z.enum(DECISIONS, 'Escolha a resposta.'), message: answerMessageSchema }),
)

/** What each answer is called, as the artist reads it. */
export const ANSWER_CHOICES = DECISIONS.map((value) => ({ value, label: APPLICATION_STATUS_LABELS[value] }))

const NOTHING: AnswerValues = { to: '', message: '' }

/** What all of them agree about, if they do. */
function common(answers: readonly AnswerValues[]): AnswerValues {
  const [first = NOTHING] = answers
  return answers.every((each) => isSameValue(each, first)) ? first : NOTHING
}

/** With what answering these people begins: with what they were answered and have not read yet, else with what is held back for them. */
export function answerBegun(candidates: readonly Candidate[]): AnswerValues {
  return common(
    candidates.map((candidate): AnswerValues => {
      const { status, draft } = candidate
      if (isDecision(status)) return { to: status, message: messageOf(candidate) ?? '' }
      return draft ?? NOTHING
    }),
  )
}

/** What they were all answered already and have not read yet: then only the words can be others. */
export function decisionOf(candidates: readonly Candidate[]): Decision | undefined {
  const [first] = candidates
  if (first === undefined || !isDecision(first.status)) return undefined
  return candidates.every(({ status }) => status === first.status) ? first.status : undefined
}
