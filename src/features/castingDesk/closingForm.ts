import { APPLICATION_STATUS_LABELS } from '@ribalta/domain/castings/applicationStatus'
import { CLOSING_ANSWERS, type ClosingAnswer } from '@ribalta/domain/castings/candidateStatus'
import { answerMessageSchema } from '@ribalta/domain/schemas/castings/application'
import type { GroupAnswer } from '@ribalta/domain/schemas/castings/stateChange'
import * as z from 'zod/mini'

type Group = GroupAnswer['from']

const THANKS: Readonly<Record<Group, string>> = {
  submitted: 'Agradecemos a sua inscrição.',
  shortlisted: 'Agradecemos a sua inscrição: você chegou à pré-seleção.',
  testing: 'Agradecemos a sua dedicação: você avançou bastante neste casting.',
  proposed: 'Agradecemos a sua dedicação: você chegou até a etapa final deste casting.',
}

const ENDS: Readonly<Record<ClosingAnswer, string>> = {
  declined: 'Desta vez a escolha foi outra, e o seu perfil continua sendo visto.',
  lapsed: 'O cliente não nos deu retorno, e o seu perfil continua sendo visto.',
}

/** What whoever got as far is written, unless somebody writes something else. */
export function closingMessage(from: Group, to: ClosingAnswer): string {
  return `${THANKS[from]} ${ENDS[to]}`
}

const group = z.object({ to: z.enum(CLOSING_ANSWERS), message: answerMessageSchema })

/** What each column is answered at the end of a casting. */
export const closingSchema = z.object({
  submitted: group,
  shortlisted: group,
  testing: group,
  proposed: group,
})
export type ClosingValues = z.infer<typeof closingSchema>

const begun = (from: Group) => ({ to: 'declined' as const, message: closingMessage(from, 'declined') })

export const CLOSING_BEGUN: ClosingValues = {
  submitted: begun('submitted'),
  shortlisted: begun('shortlisted'),
  testing: begun('testing'),
  proposed: begun('proposed'),
}

/** The message after another answer was chosen: what somebody wrote stays. */
export function messageAfterChoice(from: Group, to: ClosingAnswer, message: string): string {
  const isOurs = CLOSING_ANSWERS.some((each) => closingMessage(from, each) === message)
  return isOurs ? closingMessage(from, to) : message
}

/** What each answer is called, as the artist reads it. */
export const CLOSING_CHOICES = CLOSING_ANSWERS.map((value) => ({
  value,
  label: APPLICATION_STATUS_LABELS[value],
}))
