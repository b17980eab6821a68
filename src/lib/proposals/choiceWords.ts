import { ANSWER_LABELS, type Choice, PREFERENCE_LABELS } from '@ribalta/domain/proposals/answers'

/** What is said of one artist, in one line: “Sim, 1ª opção”; empty where nothing is. */
export function choiceWords({ answer, preference }: Choice): string {
  return [
    answer === undefined ? undefined : ANSWER_LABELS[answer],
    preference === undefined ? undefined : PREFERENCE_LABELS[preference],
  ]
    .filter((each) => each !== undefined)
    .join(', ')
}
