import type { Choices } from '@ribalta/domain/proposals/answers'
import { choiceWords } from '../../lib/proposals/choiceWords.ts'

/** Answers as a text that can be pasted into a message, artist by artist. */
export function unsentText(choices: Choices, nameOf: (artistId: string) => string): string {
  return Object.entries(choices)
    .map(([id, choice]) => {
      const said = choiceWords(choice)
      const comment = choice.comment.trim()
      return `${nameOf(id)}: ${said === '' ? 'sem resposta' : said}${comment === '' ? '' : `\n${comment}`}`
    })
    .join('\n\n')
}
