import { NO_CHOICE } from '@ribalta/domain/proposals/answers'
import { fileText } from '../../../lib/files/fileText.ts'
import { choiceWords } from '../../../lib/proposals/choiceWords.ts'
import type { AnswerGroup } from './answerRows.ts'
import { answeringOf, type Reviewer } from './reviewers.ts'

/** The matrix for spreadsheets: an artist each row, and of each reviewer an answer and a comment. */
export function answersTable(
  groups: readonly AnswerGroup[],
  reviewers: readonly Reviewer[],
): readonly (readonly string[])[] {
  const answering = answeringOf(reviewers)
  return [
    [
      'Personagem',
      'Artista',
      'Sim',
      'Talvez',
      'Não',
      ...answering.flatMap(({ name, standing }) => [
        standing === 'sent' ? name : `${name} (em andamento)`,
        `Comentário de ${name}`,
      ]),
    ],
    ...groups.flatMap(({ title, rows }) =>
      rows.map(({ artistId, name, hasLeft, tally: { sent } }) => [
        title,
        hasLeft ? `${name} (saiu)` : name,
        ...[sent.yes, sent.maybe, sent.no].map(String),
        ...answering.flatMap(({ choices }) => {
          const choice = choices[artistId] ?? NO_CHOICE
          return [choiceWords(choice), choice.comment]
        }),
      ]),
    ),
  ]
}

/** “Respostas - Campanha de inverno.csv”. */
export function answersFileName(title: string): string {
  return `${['Respostas', fileText(title)].filter((part) => part !== '').join(' - ')}.csv`
}
