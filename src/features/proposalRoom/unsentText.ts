import {
  ANSWER_LABELS,
  type Choice,
  type Choices,
  PREFERENCE_LABELS,
} from '@ribalta/domain/proposals/answers'

/** What is said of one artist, in one line; empty where nothing is. */
export function answerWords({ answer, preference }: Choice): string {
  return [
    answer === undefined ? undefined : ANSWER_LABELS[answer],
    preference === undefined ? undefined : PREFERENCE_LABELS[preference],
  ]
    .filter((each) => each !== undefined)
    .join(', ')
}

/** Answers as a text that can be pasted into a message, artist by artist. */
export function unsentText(choices: Choices, nameOf: (artistId: string) => string): string {
  return Object.entries(choices)
    .map(([id, choice]) => {
      const said = answerWords(choice)
      const comment = choice.comment.trim()
      return `${nameOf(id)}: ${said === '' ? 'sem resposta' : said}${comment === '' ? '' : `\n${comment}`}`
    })
    .join('\n\n')
}
